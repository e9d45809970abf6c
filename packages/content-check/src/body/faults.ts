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

/** Signs that MDX takes for code. */
const signs: readonly [found: RegExp, advice: (setup: Setup) => LineAdvice][] = [
  [/<!--.*?(?:-->|$)/gm, () => ({ message: commentsMessage })],
  [/^(?:import|export) .*(?:\n.*\S.*)*/gm, (setup) => ({ message: importMessage(setup) })],
  [
    /<[a-z]+:[^\s>]*>/g,
    () => ({ message: 'an address in angle brackets cannot be used; write [text of the link](https://example.com)' }),
  ],
  [
    /(?<!\\)<(?!\s)(?!\/?[A-Za-z](?:[^<>\n]|\n(?![ \t]*\n))*>)/g,
    () => ({
      message: '"<" starts a component, which has no ">" here; write "less than", or \\< for the sign itself',
      ...lessSign,
    }),
  ],
  [/(?<![\\{]|<[^<>\n]*)\{+/g, bracesAdvice],
]

/** A tag of a text. */
interface Tag {
  index: number
  text: string
  name: string
  partner?: Tag
}

const tagForm = /(?<!\\)<\/?([A-Za-z][\w.:-]*)(?:(?:"[^"\n]*"|[^<>"\n]|\n(?![ \t]*\n))*?|[^<>\n]*?)>/g
const readableTag = /^<\/?[\w.:-]+(?:\s+(?:[\w:-]+(?:=(?:"[^"]*"|'[^']*'|\{[^{}]*\}))?|\{[^{}]*\}))*\s*\/?>$/

const isHtml = ({ name }: Tag): boolean => /^[a-z]/.test(name)
const isClosing = ({ text }: Tag): boolean => text.startsWith('</')
const isOpening = ({ text }: Tag): boolean => !/^<\/|\/>$/.test(text)

/** The tags of a text, each with its partner: a closing tag may be meant for one of another name that nothing else closes. */
const tagsIn = (text: string): Tag[] => {
  const tags = Array.from(
    text.matchAll(tagForm),
    ({ 0: whole, 1: name = '', index }): Tag => ({ index, text: whole, name }),
  )
  const open: Tag[] = []
  for (const [at, tag] of tags.entries()) {
    if (isOpening(tag)) open.push(tag)
    if (!isClosing(tag)) continue
    const isClosedBelow = ({ name }: Tag) => tags.slice(at).some((other) => isClosing(other) && other.name === name)
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

const unreadableAdvice = ({ text }: Tag, { tagExample }: Setup): LineAdvice => {
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
  if (isClosing(tag)) return partner ? undefined : [tag, { message: lone }]
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

/** Finds what keeps a text from being read as MDX. @returns The mistakes, and the text with spaces in their place. */
export const findFaults = (text: string, setup: Setup) => {
  const faults: (LineAdvice & { index: number })[] = []
  let rest = text
  let prose = withoutCode(text)
  const leaveOut = (index: number, { length }: string) => {
    const cut = (whole: string) =>
      whole.slice(0, index) + spaces(whole.slice(index, index + length)) + whole.slice(index + length)
    rest = cut(rest)
    prose = cut(prose)
  }
  for (const [pattern, advice] of signs)
    for (const { 0: found, index } of prose.matchAll(pattern)) {
      faults.push({ index, ...advice(setup) })
      leaveOut(index, found)
    }
  for (const tag of tagsIn(prose)) {
    const [at = tag, advice] = tagFault(tag, text, setup) ?? []
    if (advice) faults.push({ index: at.index, ...advice })
    if (advice || isHtml(tag)) for (const each of [tag, tag.partner ?? tag]) leaveOut(each.index, each.text)
  }
  return { faults, rest }
}
