import {
  type Component,
  decimalsMessage,
  type MarkdownNode,
  startOf,
  type TextProblem,
  textOf,
  thousandsIn,
} from '@site/content-check'
import { readChartLine } from './chart-line'

const chartExample = 'such as "- 36 answered the same day"'

const chartLineMessage = (text: string): string | undefined => {
  const { figure } = readChartLine(text) ?? {}
  if (figure === undefined)
    return `a line of a <Chart> must be an amount in digits, then text; write it ${chartExample}`
  const number = figure.replace(/[$%]/g, '')
  const thousands = thousandsIn(number)
  return thousands && decimalsMessage(number, `${thousands} or ${Number(number)}`)
}

/** The units of an amount as far as they are certain: its sign, and the word behind it. */
const units =
  /^\$|%|(?<=^\$?[\d.,]+%? )(?:thousand|million|billion|[km]\b|second|minute|hour|day|week|month|year)(?=s?\b)/gi

/** Reports what a chart cannot show: anything besides one list, and lines that do not begin with an amount. */
const checkChart = (chart: MarkdownNode): TextProblem[] => {
  const [list, ...others] = chart.children ?? []
  if (!list) return []
  if (list.type !== 'list' || others.length > 0) {
    const message = `<Chart> holds one list and nothing else; write a line for each bar, ${chartExample}`
    return [{ index: startOf(list), message }]
  }
  const found = (list.children ?? []).map((line) => textOf(line).match(units)?.join(' '))
  const first = found.find(Boolean)
  return (list.children ?? []).flatMap((line, index) => {
    const isOther = found[index] && found[index] !== first
    const unitMessage = `the bars of a <Chart> are as long as their numbers, so all need one unit: that of the first is "${first}"`
    const message = isOther ? unitMessage : chartLineMessage(textOf(line))
    return message ? [{ index: startOf(line), message }] : []
  })
}

const checkSteps = ({ children = [] }: MarkdownNode): TextProblem[] =>
  children
    .filter(({ type, ordered }) => type !== 'list' || ordered !== true)
    .slice(0, 1)
    .map((child) => ({
      index: startOf(child),
      message:
        '<Steps> holds one numbered list and nothing else; write a line for each step, such as "1. Count the stock"',
    }))

/** The components that articles may use, with their attributes. The renderer has no others. */
export const mdxComponents: Readonly<Record<string, Component>> = {
  Callout: { attributes: { title: true }, children: true, example: '<Callout title="A short title">' },
  PullQuote: { attributes: {}, children: true, example: '<PullQuote>' },
  Figure: {
    attributes: { caption: true, src: false, alt: false },
    children: true,
    example: '<Figure caption="What the figure shows">',
    pictureExample: '<Figure src="/images/shelf.webp" alt="What the picture shows" caption="What the figure shows" />',
  },
  Steps: { attributes: {}, children: true, example: '<Steps>', check: checkSteps },
  KeyFigure: {
    attributes: { value: true, label: true },
    children: false,
    example: '<KeyFigure value="10 hours" label="saved a week" />',
  },
  Chart: {
    attributes: { caption: true },
    children: true,
    example: '<Chart caption="What the bars compare">',
    check: checkChart,
  },
}
