import type { LineAdvice } from '../problem'
import type { Setup } from '../settings'
import { nearest } from '../words'
import { componentOf, spaces, withoutCode } from './nodes'
import { sourceIn, tagAdvice, unknownName } from './tag-help'

export const importMessage = ({ richText }: Setup): string =>
  `a line cannot start with "import" or "export" in ${richText.one}; begin it with another word`

export const bracesAdvice = ({ richText }: Setup): LineAdvice => ({
  message: `braces cannot be used in the text of ${richText.one}; write the text without { and }`,
  find: /\{(?!\/\*)([^{}]*)\}/g,
  put: '$1',
})

export const commentsMessage = 'HTML comments cannot be used here; remove the comment'

const lessSign = { find: /(?<!\\)<(?![A-Z/!])/, put: '\\<' }
const signAdvice = {
  message: '"<" starts a component, which has no ">" here; write "less than", or \\< for the sign itself',
  ...lessSign,
}

/** What may stand between "<" and ">": texts in double quotes, which may have these signs, and line breaks, but no empty line. */
const inTag = String.raw`(?:"[^"\n]*"|[^<>"\n]|\n(?![ \t]*\n))*?`
/** A tag behind its "<": one that ends, also where a quote is missing, or one that begins as a component at the end of a line. */
const tagForm = String.raw`\/?[A-Za-z](?:${inTag}|[^<>\n]*?)>|[A-Z][^<>\n]*$`

/** Signs that MDX takes for code. */
const signs: readonly [found: RegExp, advice: (setup: Setup) => LineAdvice][] = [
  [/<!--.*?(?:-->|$)/gm, () => ({ message: commentsMessage })],
  // With the lines of its paragraph.
  [/^(?:import|export) .*(?:\n.*\S.*)*/gm, (setup) => ({ message: importMessage(setup) })],
  // `<https://example.com>`, `<ada@example.com>`
  [
    /<(?:[a-z]+:|[\w.+-]+@)[^\s<>]*>/g,
    () => ({ message: 'an address in angle brackets cannot be used; write [text of the link](https://example.com)' }),
  ],
  // `<5`, `a<b`
  [new RegExp(String.raw`(?<!\\)<(?!\s|${tagForm})`, 'gm'), () => signAdvice],
  // Not those in a tag.
  [/(?<![\\{]|<[^<>\n]*)\{+/g, bracesAdvice],
]

/** A tag of a text. */
interface Tag {
  index: number
  text: string
  name: string
  partner?: Tag
}

const tagPattern = new RegExp(String.raw`(?<!\\)<(?:${tagForm})`, 'gm')

const attributeValue = String.raw`"[^"]*"|'[^']*'|\{[^{}]*\}`
/** `title="A tip"`, `wide`, `{...more}` */
const attribute = String.raw`[\w:-]+(?:=(?:${attributeValue}))?|\{[^{}]*\}`
/** A tag that MDX can read, whatever it means. */
const readableTag = new RegExp(String.raw`^<\/?[\w.:-]+(?:\s+(?:${attribute}))*\s*\/?>$`)

const isHtml = ({ name }: Tag): boolean => /^[a-z]/.test(name)
const isClosing = ({ text }: Tag): boolean => text.startsWith('</')
const isOpening = ({ text }: Tag): boolean => !/^<\/|\/>$/.test(text)

/** The most tags of a text that are compared with all others. */
const mostTags = 500

/** The tags of a text, each with its partner: a closing tag may be meant for one of another name that nothing else closes. */
const tagsIn = (text: string): Tag[] => {
  const tags = [...text.matchAll(tagPattern)].slice(0, mostTags).map(({ 0: whole, index }): Tag => {
    const [name = ''] = /[A-Za-z][\w.:-]*/.exec(whole) ?? []
    return { index, text: whole, name }
  })
  const open: Tag[] = []
  for (const [at, tag] of tags.entries()) {
    if (isOpening(tag)) open.push(tag)
    if (!isClosing(tag)) continue
    const isClosedBelow = ({ name }: Tag) => {
      const below = tags.slice(at).filter((other) => other.name === name)
      return below.filter(isClosing).length > below.filter(isOpening).length
    }
    const isMeant = (opener: Tag) => !isHtml(opener) && !isHtml(tag) && !isClosedBelow(opener)
    const own = open.findLastIndex(({ name }) => name.toLowerCase() === tag.name.toLowerCase())
    const found = own === -1 ? open.findLastIndex(isMeant) : own
    const [opener] = found === -1 ? [] : open.splice(found)
    if (!opener) continue
    opener.partner = tag
    tag.partner = opener
  }
  return tags
}

const unreadableAdvice = ({ name, text }: Tag, { components, tagExample }: Setup): LineAdvice => {
  if (!text.endsWith('>')) {
    const component = componentOf({ name }, components)
    const put = component?.children ? '>' : ' />'
    return component
      ? { message: `this tag has no end; write "${put.trim()}" there`, find: /(?<! ) *$/, put }
      : signAdvice
  }
  if (text.split('"').length % 2 === 0) {
    const message = 'a double quote is missing in this tag; write one before and one after each value'
    return { message, find: /^(<[A-Z].*="[^"]*?)( ?\/?>)$/, put: '$1"$2' }
  }
  if (/=[^"'{]/.test(text)) {
    const message = `the value of an attribute must be in double quotes, such as ${/\w+="[^"]*"/.exec(tagExample)?.[0]}`
    return { message, find: /(?<=\w)=(?:[“”„]([^“”"]*)[“”"]|([^"'\s>{“]+)(?=[\s/>]))/g, put: '="$1$2"' }
  }
  return { message: `this tag cannot be read; write it such as ${tagExample}, or \\< for the sign itself`, ...lessSign }
}

const notClosedAdvice = ({ name, text }: Tag, setup: Setup): LineAdvice => {
  const component = componentOf({ name }, setup.components)
  if (!component) return tagAdvice(name, '', setup)
  const isPicture = component.pictureExample !== undefined && sourceIn(text) !== ''
  return component.children && !isPicture
    ? { message: `<${name}> is not closed; write </${name}> on a line of its own after its text` }
    : { message: `<${name}> is not closed; end it with "/>"`, find: /(?<!\/)>$/, put: ' />' }
}

/** What is wrong with a tag, or with its partner, and at which of them. */
const tagFault = (tag: Tag, text: string, setup: Setup): readonly [Tag, LineAdvice] | undefined => {
  const { name, partner } = tag
  const lone = 'a closing tag without its opening tag; remove it, or write the opening tag above'
  if (isClosing(tag) && !partner) return [tag, { message: lone }]
  if (isClosing(tag) && /\s\S/.test(tag.text))
    return [
      tag,
      { message: `a closing tag has no attributes; write </${name}>`, find: /(?<=<\/[\w.-]+)\s[^>]*/, put: '' },
    ]
  if (isClosing(tag)) return undefined
  const isRead = readableTag.test(tag.text)
  if (isHtml(tag) && (isRead || tag.text.includes('='))) return [tag, tagAdvice(name, sourceIn(tag.text), setup)]
  if (!isRead) return [tag, unreadableAdvice(tag, setup)]
  if (!partner) return isOpening(tag) ? [tag, notClosedAdvice(tag, setup)] : undefined
  if (partner.name !== name) {
    if (componentOf(partner, setup.components) && nearest(name, [partner.name]))
      return [tag, unknownName(name, partner.name)]
    const line = text.slice(0, tag.index).split('\n').length
    const message = `</${partner.name}> closes <${name}> of line ${line}; write </${name}>`
    return [partner, { message, find: `</${partner.name}`, put: `</${name}` }]
  }
  const isAlone = ({ index, text: { length } }: Tag): boolean =>
    /(?:^|\n)[ \t]*$/.test(text.slice(0, index)) && /^[ \t]*(?:\n|$)/.test(text.slice(index + length))
  const isOneParagraph = !/\n[ \t]*\n/.test(text.slice(tag.index, partner.index))
  if (isAlone(tag) ? isAlone(partner) : isOneParagraph) return undefined
  const message = `text stands beside <${name}>; put <${name}> and </${name}> on lines of their own`
  return [isAlone(tag) ? partner : tag, { message }]
}

/** Something that MDX may not be able to read. */
interface Fault extends LineAdvice {
  index: number
  /** What is left out of the text because of it, as offsets. */
  spans: readonly (readonly [start: number, end: number])[]
}

/** Copies parts of one text into another of the same length. */
export const copySpans = (text: string, from: string, faults: readonly Pick<Fault, 'spans'>[]): string => {
  const spans = faults.flatMap((each) => each.spans).sort(([a], [b]) => a - b)
  let at = 0
  const parts = spans.map(([start, end]) => {
    const [above, to] = [at, Math.max(at, end)]
    at = to
    return text.slice(above, Math.max(above, start)) + from.slice(Math.max(above, start), to)
  })
  return parts.join('') + text.slice(at)
}

/** Finds what may keep a text from being read as MDX. */
export const findFaults = (text: string, setup: Setup): Fault[] => {
  const blank = spaces(text)
  let prose = withoutCode(text)
  const fault = (advice: LineAdvice, index: number, all: readonly Pick<Tag, 'index' | 'text'>[]): Fault => {
    const spans = all.map((each) => [each.index, each.index + each.text.length] as const)
    return { index, ...advice, spans }
  }
  const ofSigns = signs.flatMap(([pattern, advice]) => {
    const found = Array.from(prose.matchAll(pattern), ({ 0: sign, index }) =>
      fault(advice(setup), index, [{ index, text: sign }]),
    )
    prose = copySpans(prose, blank, found)
    return found
  })
  const ofTags = tagsIn(prose).flatMap((tag) => {
    const [at = tag, advice] = tagFault(tag, text, setup) ?? []
    return advice ? fault(advice, at.index, [tag, tag.partner ?? tag]) : []
  })
  return [...ofSigns, ...ofTags]
}
