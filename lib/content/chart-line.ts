/** One bar of a chart, from a line such as `$140,000 by the terms of the invoices`. */
export interface ChartLine {
  /** The amount as written, `$140,000`. */
  figure: string
  label: string
  /** The amount as a number, which sets the length of the bar. */
  amount: number
}

const chartLine = /^(\$?((?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?)%?)\s+(\S.*)$/s

/** Reads a line of a chart; undefined unless it is an amount followed by text. */
export const readChartLine = (text: string): ChartLine | undefined => {
  const [, figure, digits, label] = chartLine.exec(text.trim()) ?? []
  return figure && digits && label ? { figure, label, amount: Number(digits.replaceAll(',', '')) } : undefined
}
