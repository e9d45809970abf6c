import {
  type BareFinding,
  type Component,
  type MarkdownNode,
  pieceFinding,
  startOf,
  type TextFinding,
  textOf,
} from '@site/content-check'

/** The attributes of a block as Markdown, by name. */
type Attributes = Readonly<Record<string, string>>

/** What is known of a block of articles besides its markup, which is beside it. */
export interface Block extends Component {
  /** How it is written, and what it shows, for docs/editing.md: one or more forms. */
  usages: readonly (readonly [written: string, shows: string])[]
  /** How it reads as plain Markdown; `text` is what is between its tags. */
  toMarkdown: (attributes: Attributes, text: string) => string
  /** Whether it is in the margin of a wide page. */
  isInMargin?: boolean
}

/** A text as a quotation of Markdown. */
export const quoted = (text: string): string =>
  text
    .trim()
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n')

/** Makes items of lines: of the only paragraph of a block, whose signs were left out. */
const itemsOf = ({ children: [words, ...others] = [] }: MarkdownNode, sign: string): string | undefined =>
  others.length > 0 ? undefined : words?.value?.replace(/^/gm, sign)

/** What is wrong with the first part of a block that is no list, with the list that it may be meant as. */
export const listFinding = (node: MarkdownNode, wrong: BareFinding, sign: string): TextFinding =>
  pieceFinding(startOf(node), textOf(node), { ...wrong, replacement: itemsOf(node, sign) })
