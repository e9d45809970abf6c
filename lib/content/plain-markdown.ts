import { unescapeHtml } from '../text/escape-html'
import { markdownText } from '../text/markdown-text'
import { fillAddress, fillMarkdown, type Placeholders } from './placeholders'

/** One attribute of a tag. Its value may contain `>`, so it is read as a whole. */
const attribute = `\\s+(?:\\w+)=(?:"[^"]*"|'[^']*')`

/** The attributes of a tag as Markdown; those that it does not have are empty. */
const attributesOf = (tag: string, names: readonly string[]): Record<string, string> => ({
  ...Object.fromEntries(names.map((name) => [name, ''])),
  ...Object.fromEntries(
    Array.from(tag.matchAll(/(\w+)=(["'])(.*?)\2/gs), ([, name, , text = '']) => [
      name,
      name === 'src' ? text : markdownText(unescapeHtml(text)),
    ]),
  ),
})

/** What is said of a component in Markdown: its attributes, and how it reads; `text` is what is between its tags. */
interface Written {
  attributes: Readonly<Record<string, boolean>>
  toMarkdown: (attributes: Readonly<Record<string, string>>, text: string) => string
}

/** The components of a text by their names. */
export type Components = Readonly<Record<string, Written>>

/** Replaces the components of a text, those inside others first. */
const withoutComponents = (text: string, components: Components): string =>
  Object.entries(components).reduce(
    (all, [name, { attributes, toMarkdown }]) =>
      all.replace(
        new RegExp(`<${name}((?:${attribute})*)\\s*(?:/>|>([\\s\\S]*?)</${name}>)`, 'g'),
        (_, tag: string, inner: string | undefined) =>
          toMarkdown(attributesOf(tag, Object.keys(attributes)), inner ?? ''),
      ),
    text,
  )

const code = /(^ {0,3}(`{3,}|~{3,})[\s\S]*?^ {0,3}\2[`~]*[ \t]*$|`[^`\n]+`)/gm

/** Changes a text but for its code, in whose place signs stand that no text has; `restore` puts it back into a part of the text. */
export const withoutCode = (
  text: string,
  change: (rest: string, restore: (part: string) => string) => string,
  pattern = code,
): string => {
  const pieces: string[] = []
  const rest = text.replace(pattern, (piece) => `\uE000${pieces.push(piece) - 1}\uE001`)
  const restore = (part: string) => part.replace(/\uE000(\d+)\uE001/g, (_, at) => pieces[at] ?? '')
  return restore(change(rest, restore))
}

/** The address in a link, a picture, or a definition (`[label]: /address`), after what stands before it. */
const addresses = /(\]\(<?|^ {0,3}\[(?!\^)[^\]\n]+\]:[ \t]*<?)([^)>\s]+)/gm

/** The body of the article at an address as Markdown without components, with absolute addresses and the facts of the site. */
export const plainMarkdown = (body: string, url: string, facts: Placeholders, components: Components): string =>
  withoutCode(withoutComponents(body, components), (text) => {
    const absolute = text.replace(addresses, (_, before: string, address: string) => {
      const filled = fillAddress(address, facts)
      return before + (/^[/#]/.test(filled) ? new URL(filled, url).href : filled)
    })
    return fillMarkdown(absolute, facts)
  }).trim()
