import { readChartLine } from '../../chart-line'
import type { BodyFinding } from '../problem'
import { decimalsMessage, thousandsIn } from '../schema/number-form'
import { type MarkdownNode, startOf, textOf } from './markdown-tree'

const example = 'such as "- 36 answered the same day"'

const lineMessage = (text: string): string | undefined => {
  const { figure } = readChartLine(text) ?? {}
  if (figure === undefined) return `a line of a <Chart> must be an amount in digits, then text; write it ${example}`
  const number = figure.replace(/[$%]/g, '')
  const thousands = thousandsIn(number)
  return thousands && decimalsMessage(number, `${thousands} or ${Number(number)}`)
}

/** Reports what a chart cannot show: anything besides one list, and lines that do not begin with an amount. */
export const checkChart = (chart: MarkdownNode): BodyFinding[] => {
  const [list, ...others] = chart.children ?? []
  if (!list) return []
  if (list.type !== 'list' || others.length > 0)
    return [
      { ...startOf(list), message: `<Chart> holds one list and nothing else; write a line for each bar, ${example}` },
    ]
  return (list.children ?? []).flatMap((line) => {
    const message = lineMessage(textOf(line))
    return message ? [{ ...startOf(line), message }] : []
  })
}
