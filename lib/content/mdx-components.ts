import {
  type BareFinding,
  type Component,
  decimalsFinding,
  type MarkdownNode,
  startOf,
  type TextFinding,
  textOf,
  thousandsIn,
} from '@site/content-check'
import { readChartLine } from './chart-line'
import { found } from './sentences'

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
  if (list.type !== 'list' || others.length > 0) return [{ ...found('chart/list'), index: startOf(list) }]
  const lines = list.children ?? []
  const unitsOf = lines.map((line) => textOf(line).match(units)?.join(' '))
  const unit = unitsOf.find(Boolean) ?? ''
  return lines.flatMap((line, index) => {
    const isOther = unitsOf[index] && unitsOf[index] !== unit
    const wrong = isOther ? found('chart/unit', { unit }) : lineFinding(textOf(line))
    return wrong ? [{ ...wrong, index: startOf(line) }] : []
  })
}

const checkSteps = ({ children = [] }: MarkdownNode): TextFinding[] =>
  children
    .filter(({ type, ordered }) => type !== 'list' || ordered !== true)
    .slice(0, 1)
    .map((child) => ({ ...found('steps/list'), index: startOf(child) }))

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
