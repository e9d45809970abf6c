/** A row's cells by column. */
export type Row = Readonly<Record<string, string | number>>

/** Lays rows out in columns: text to the left, numbers to the right. The columns are those of the first row. */
export function table(rows: readonly Row[]): string {
  const columns = Object.keys(rows[0] ?? {})
  const cell = (row: Row, column: string) => String(row[column] ?? '')
  const widths = columns.map((column) => Math.max(column.length, ...rows.map((row) => cell(row, column).length)))
  const pad = (text: string, index: number, left: boolean) => {
    const width = widths[index] ?? 0
    return left ? text.padEnd(width) : text.padStart(width)
  }
  const isText = (column: string) => typeof rows[0]?.[column] === 'string'
  const head = columns.map((column, index) => pad(column, index, isText(column))).join('  ')
  const lines = rows.map((row) =>
    columns.map((column, index) => pad(cell(row, column), index, isText(column))).join('  '),
  )
  return [head, '-'.repeat(head.length), ...lines].join('\n')
}

/** 12,345 → 12.3: bytes as kilobytes of 1,000. */
export const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1)
