import { readChartLine } from '../chart-line'
import { type MarkdownNode, startOf, textOf } from './markdown-tree'
import type { BodyFinding } from './problem'

const example = 'such as "- 36 answered the same day"'

/** Reports what a chart cannot show: anything besides one list, and lines that do not begin with an amount. */
export const checkChart = (chart: MarkdownNode): BodyFinding[] => {
  const [list, ...others] = chart.children ?? []
  if (!list) return []
  if (list.type !== 'list' || others.length > 0)
    return [
      { ...startOf(list), message: `<Chart> holds one list and nothing else; write a line for each bar, ${example}` },
    ]
  const lines = list.children ?? []
  return lines
    .filter((line) => !readChartLine(textOf(line)))
    .map((line) => ({
      ...startOf(line),
      message: `a line of a <Chart> must be an amount in digits, then text; write it ${example}`,
    }))
}
