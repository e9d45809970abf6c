import {
  type BareFinding,
  type Component,
  decimalsFinding,
  type MarkdownNode,
  pieceFinding,
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

/** Makes items of lines: of the only paragraph of a block, whose signs were left out. */
const itemsOf = ({ children: [words, ...others] = [] }: MarkdownNode, sign: string): string | undefined =>
  others.length > 0 ? undefined : words?.value?.replace(/^/gm, sign)

/** What is wrong with the first part of a block that is no list, with the list that it may be meant as. */
const listFinding = (node: MarkdownNode, wrong: BareFinding, sign: string): TextFinding =>
  pieceFinding(startOf(node), textOf(node), { ...wrong, replacement: itemsOf(node, sign) })

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

const checkSteps = ({ children = [] }: MarkdownNode): TextFinding[] =>
  children
    .filter(({ type, ordered }) => type !== 'list' || ordered !== true)
    .slice(0, 1)
    .map((child) => listFinding(child, found('steps/list'), '1. '))

/** The attributes of a block as Markdown, by name. */
type Attributes = Readonly<Record<string, string>>

/** A block of articles besides Markdown; components/mdx/article-components.tsx draws it. */
interface Block extends Component {
  /** How it is written, and what it shows, for docs/editing.md: one or more forms. */
  usages: readonly (readonly [written: string, shows: string])[]
  /** How it reads as plain Markdown; `text` is what is between its tags. */
  toMarkdown: (attributes: Attributes, text: string) => string
  /** Whether it is in the margin of a wide page. */
  isInMargin?: boolean
}

const quoted = (text: string): string =>
  text
    .trim()
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n')

const blocks = {
  Callout: {
    attributes: { title: true },
    children: true,
    example: '<Callout title="A short title">',
    usages: [['<Callout title="…"> text </Callout>', 'a note beside the text']],
    toMarkdown: ({ title }, text) => quoted(`**${title}**\n\n${text.trim()}`),
    isInMargin: true,
  },
  PullQuote: {
    attributes: {},
    children: true,
    example: '<PullQuote>',
    usages: [
      [
        '<PullQuote> text </PullQuote>',
        'what the paragraph above comes down to, in a sentence set large, which print leaves out',
      ],
    ],
    toMarkdown: (_, text) => quoted(text),
    isInMargin: true,
  },
  Figure: {
    attributes: { caption: true, src: false, alt: false },
    children: true,
    example: '<Figure caption="What the figure shows">',
    pictureExample: '<Figure src="/images/shelf.webp" alt="What the picture shows" caption="What the figure shows" />',
    usages: [
      ['<Figure caption="…"> table or list </Figure>', 'a table or a list with a caption'],
      [
        '<Figure src="/images/shelf.jpg" alt="…" caption="…" />',
        'a picture with a caption; `alt` says what it shows to those who cannot see it',
      ],
    ],
    toMarkdown: ({ src, alt, caption }, text) => `${src ? `![${alt}](${src})` : text.trim()}\n\n*${caption}*`,
  },
  Steps: {
    attributes: {},
    children: true,
    example: '<Steps>',
    check: checkSteps,
    hint: 'One line for each step, such as “1. Count the stock”',
    usages: [['<Steps> numbered list </Steps>', 'a numbered list whose steps are set apart']],
    toMarkdown: (_, text) => text.trim(),
  },
  KeyFigure: {
    attributes: { value: true, label: true },
    children: false,
    example: '<KeyFigure value="10 hours" label="saved a week" />',
    usages: [['<KeyFigure value="…" label="…" />', 'one number with what it counts']],
    toMarkdown: ({ value, label }) => `**${value}** ${label}`,
    isInMargin: true,
  },
  Chart: {
    attributes: { caption: true },
    children: true,
    example: '<Chart caption="What the bars compare">',
    check: checkChart,
    hint: 'One line for each bar, with its amount first, such as “- 36 answered the same day”',
    usages: [['<Chart caption="…"> list </Chart>', 'bars to scale']],
    toMarkdown: ({ caption }, text) => `${text.trim()}\n\n*${caption}*`,
    isInMargin: true,
  },
} satisfies Record<string, Block>

/** The name of a block. */
export type BlockName = keyof typeof blocks

/** The blocks that articles may use, by name. The renderer has no others. */
export const articleBlocks: Readonly<Record<string, Block>> = blocks
