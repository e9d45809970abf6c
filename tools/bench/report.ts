/** The cells of a row by column. */
export type Row = Readonly<Record<string, string | number>>

/** Formats rows as columns: text aligned left, numbers aligned right. The columns are those of the first row. */
export function table(rows: readonly Row[]): string {
  const columns = Object.entries(rows[0] ?? {}).map(([name, first]) => {
    const cells = [name, ...rows.map((row) => String(row[name] ?? ''))]
    const width = Math.max(...cells.map(({ length }) => length))
    return cells.map((cell) => (typeof first === 'string' ? cell.padEnd(width) : cell.padStart(width)))
  })
  return [-1, ...rows.keys()].map((row) => columns.map((cells) => cells[row + 1]).join('  ')).join('\n')
}

/** The median; for an even number of values the upper of the two in the middle. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** `(0.12345, 3)` → 0.123 */
export const round = (value: number, digits = 0): number => Number(value.toFixed(digits))
