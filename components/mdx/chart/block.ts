import {
  type BareFinding,
  decimalsFinding,
  type MarkdownNode,
  startOf,
  type TextFinding,
  textOf,
  thousandsIn,
} from '@site/content-check'
import { readChartLine } from '../../../lib/content/chart-line'
import { found } from '../../../lib/content/sentences'
import { type Block, listFinding } from '../block'

const lineFinding = (text: string): BareFinding | undefined => {
  const { figure } = readChartLine(text) ?? {}
  if (figure === undefined) return found('chart/amount')
  const number = figure.replace(/[$%]/g, '')
  const thousands = thousandsIn(number)
  return thousands ? decimalsFinding(number, `${thousands} or ${Number(number)}`) : undefined
}

/** The units of an amount as far as they are certain: its sign, and the word behind it. */
const units =
  /^\$|%|(?<=^\$?[\d.,]+%? )(?:thousand|million|billion|[km]\b|second|minute|hour|day|week|month|year)(?=s?\b)/gi

/** Reports what a chart cannot show: anything besides one list, and lines that do not begin with an amount. */
const checkChart = (chart: MarkdownNode): TextFinding[] => {
  const [list, ...others] = chart.children ?? []
  if (!list) return []
  if (list.type !== 'list' || others.length > 0) return [listFinding(list, found('chart/list'), '- ')]
  const lines = list.children ?? []
  const unitsOf = lines.map((line) => textOf(line).match(units)?.join(' '))
  const unit = unitsOf.find(Boolean) ?? ''
  return lines.flatMap((line, index) => {
    const isOther = unitsOf[index] && unitsOf[index] !== unit
    const wrong = isOther ? found('chart/unit', { unit }) : lineFinding(textOf(line))
    return wrong ? [{ ...wrong, index: startOf(line) }] : []
  })
}

export const chart: Block = {
  attributes: { caption: true },
  children: true,
  example: '<Chart caption="What the bars compare">',
  check: checkChart,
  hint: 'One line for each bar, with its amount first, such as “- 36 answered the same day”',
  usages: [['<Chart caption="…"> list </Chart>', 'bars to scale']],
  toMarkdown: ({ caption }, text) => `${text.trim()}\n\n*${caption}*`,
  isInMargin: true,
}
