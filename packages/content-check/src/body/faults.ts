import { type BareFinding, lineFinding } from '../finding'
import { found } from '../sentences'
import type { Settings } from '../settings'
import { dropMany } from '../stages'
import { nearest } from '../words'
import { parse, parseMarkdown } from './markdown'
import { componentOf, type MarkdownFormat, withoutCode } from './nodes'
import { addressFinding, sourceIn, tagFinding, unknownName } from './tag-help'

export const importFinding = ({ richText }: Settings): BareFinding => found('code/import', { article: richText.one })

export const bracesFinding = ({ richText }: Settings): BareFinding =>
  found('code/braces', { article: richText.one }, { find: /\{([^{}]*)\}/g, replacement: '$1' })

/** A comment, whose words are not for readers, is removed as a whole. */
export const commentFinding = (): BareFinding =>
  found('html/comment', {}, { find: /<!--.*?-->|\{\s*\/\*.*?\*\/\s*\}/g, replacement: '' })

const lessSign = { find: /(?<!\\)<(?![A-Z/!])/, replacement: '\\<' }

/** What may stand between "<" and ">": texts in double quotes, which may have these signs, and line breaks, but no empty line. */
const inTag = String.raw`(?:"[^"\n]*"|[^<>"\n]|\n(?![ \t]*\n))*?`
/** A tag behind its "<": one that ends, also where a quote is missing, or one that begins as a component at the end of a line. */
const tagForm = String.raw`\/?[A-Za-z](?:${inTag}|[^<>\n]*?)>|[A-Z][^<>\n]*$`

/** Signs that MDX takes for code. */
const signs: readonly [pattern: RegExp, finding: (piece: string, settings: Settings) => BareFinding][] = [
  [/<!--.*?(?:-->|$)|\{\s*\/\*[\s\S]*?\*\/\s*\}/gm, commentFinding],
  // At the start of a paragraph, with its lines.
  [/(?<!\S[ \t]*\n)^(?:import|export) .*(?:\n.*\S.*)*/gm, (_, settings) => importFinding(settings)],
  // `<https://example.com>`, `<ada@example.com>`
  [/<(?:[a-z]+:|[\w.+-]+@)[^\s<>]*>/gi, addressFinding],
  // `<5`, `a<b`, but not in the value of an attribute
  [
    new RegExp(String.raw`(?<!\\|<[A-Za-z][^<>\n]*="[^"<>\n]*)<(?!\s|${tagForm})`, 'gm'),
    () => found('tag/less-than', {}, lessSign),
  ],
  // Not those in a tag.
  [/(?<![\\{]|<[^<>\n]*)\{+/g, (_, settings) => bracesFinding(settings)],
]

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
    const last = own === -1 ? open.findLastIndex(isMeant) : own
    const [opener] = last === -1 ? [] : open.splice(last)
    if (!opener) continue
    opener.partner = tag
    tag.partner = opener
  }
  return tags
}

const unreadableFinding = ({ name, text }: Tag, { components, tagExample }: Settings): BareFinding => {
  if (!text.endsWith('>')) {
    const component = componentOf({ name }, components)
    const replacement = component?.children ? '>' : ' />'
    return component
      ? found('tag/no-end', { end: replacement.trim() }, { find: /(?<! ) *$/, replacement })
      : found('tag/less-than', {}, lessSign)
  }
  if (text.split('"').length % 2 === 0)
    return found('tag/quote', {}, { find: /^(<[A-Z].*="[^"]*?)( ?\/?>)$/, replacement: '$1"$2' })
  if (/=[^"'{]/.test(text)) {
    const find = /(?<=\w)=(?:[“”„]([^“”"]*)[“”"]|([^"'\s>{“]+)(?=[\s/>]))/g
    const [example = ''] = /\w+="[^"]*"/.exec(tagExample) ?? []
    return found('tag/no-quotes', { example }, { find, replacement: '="$1$2"' })
  }
  const asCode = { find: text, replacement: `\`${text}\`` }
  return found('tag/unreadable', { example: tagExample }, text.includes('=') ? lessSign : asCode)
}

const notClosedFinding = ({ name, text }: Tag, settings: Settings): BareFinding => {
  const component = componentOf({ name }, settings.components)
  if (!component) return tagFinding(name, '', settings)
  const isPicture = component.pictureExample !== undefined && sourceIn(text) !== ''
  return component.children && !isPicture
    ? found('tag/not-closed', { name })
    : found('tag/not-ended', { name }, { find: /(?<!\/)>$/, replacement: ' />' })
}

/** What is wrong with a tag, or with its partner, and at which of them. */
const tagFault = (tag: Tag, text: string, settings: Settings): readonly [Tag, BareFinding] | undefined => {
  const { name, partner } = tag
  if (isClosing(tag)) return partner ? undefined : [tag, found('tag/not-opened')]
  const isRead = readableTag.test(tag.text)
  if (isHtml(tag) && (isRead || tag.text.includes('='))) return [tag, tagFinding(name, sourceIn(tag.text), settings)]
  if (!isRead) return [tag, unreadableFinding(tag, settings)]
  if (!partner) return isOpening(tag) ? [tag, notClosedFinding(tag, settings)] : undefined
  if (partner.name !== name) {
    if (componentOf(partner, settings.components) && nearest(name, [partner.name]))
      return [tag, unknownName(name, partner.name)]
    const line = text.slice(0, tag.index).split('\n').length
    const fix = { find: `</${partner.name}`, replacement: `</${name}` }
    return [partner, found('tag/crossed', { name, other: partner.name, line }, fix)]
  }
  const isAlone = ({ index, text: { length } }: Tag): boolean =>
    /(?:^|\n)[ \t]*$/.test(text.slice(0, index)) && /^[ \t]*(?:\n|$)/.test(text.slice(index + length))
  const isOneParagraph = !/\n[ \t]*\n/.test(text.slice(tag.index, partner.index))
  if (isAlone(tag) ? isAlone(partner) : isOneParagraph) return undefined
  return [isAlone(tag) ? partner : tag, found('tag/beside-text', { name })]
}

interface Fault extends BareFinding {
  index: number
  /** What it takes up. */
  covers: readonly Pick<Tag, 'index' | 'text'>[]
}

const withoutFaults = (text: string, faults: readonly Pick<Fault, 'covers'>[]): string => {
  const signs = text.split('')
  for (const { index, text: piece } of faults.flatMap(({ covers }) => covers))
    for (let at = index; at < index + piece.length; at += 1) if (signs[at] !== '\n') signs[at] = ' '
  return signs.join('')
}

const findFaults = (text: string, settings: Settings): Fault[] => {
  let prose = withoutCode(text)
  const ofSigns = signs.flatMap(([pattern, finding]) => {
    const faults = Array.from(prose.matchAll(pattern), ({ 0: sign, index }): Fault => {
      return { index, ...finding(sign, settings), covers: [{ index, text: sign }] }
    })
    prose = withoutFaults(prose, faults)
    return faults
  })
  const ofTags = tagsIn(prose).flatMap((tag): Fault[] => {
    const [at = tag, wrong] = tagFault(tag, text, settings) ?? []
    return wrong ? [{ index: at.index, ...wrong, covers: [tag, tag.partner ?? tag] }] : []
  })
  return [...ofSigns, ...ofTags]
}

/**
 * Parses a body, of one that cannot be read what is left without its mistakes.
 * @param rest The text with spaces in place of what is not to be read.
 * @returns The mistakes, and the text without them, in which everything else has the same place, with its tree; no tree if it cannot be read.
 */
export const readMarkdown = (written: string, rest: string, format: MarkdownFormat, settings: Settings) => {
  const whole = parseMarkdown(rest, format)
  if (whole) return { mistakes: [], text: rest, tree: whole }
  const faults = findFaults(rest, settings)
  const text = withoutFaults(rest, faults)
  const mistakes = dropMany(faults).map(({ covers: _, ...fault }) => lineFinding(written, fault.index, fault))
  try {
    return { mistakes, text, tree: parse(text, format) }
  } catch (error) {
    const { reason, place } = Object(error)
    // The place of a tag that nothing closes is only in the words. Its closing tag may have been left out.
    const [, line] = /\((\d+):/.exec(reason) ?? []
    const index = (place?.start ?? place)?.offset ?? text.split('\n', Number(line) - 1).join('\n').length + 1
    const unreadable = found('body/unreadable', { example: settings.tagExample, reason: String(reason) })
    if (place || mistakes.length === 0) mistakes.push({ ...unreadable, index })
    return { mistakes, text, tree: undefined }
  }
}
