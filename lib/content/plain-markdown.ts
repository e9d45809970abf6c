const attributeOf = (tag: string, name: string): string =>
  (new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '').replaceAll('&quot;', '"').replaceAll('&amp;', '&')

const quoted = (text: string): string =>
  text
    .trim()
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n')

/** How each component of an article reads as plain Markdown; `text` is what is between its tags. */
const components: Readonly<Record<string, (tag: string, text: string) => string>> = {
  Steps: (_, text) => text.trim(),
  Chart: (tag, text) => `${text.trim()}\n\n*${attributeOf(tag, 'caption')}*`,
  Figure: (tag, text) => `${text.trim()}\n\n*${attributeOf(tag, 'caption')}*`,
  KeyFigure: (tag) => `**${attributeOf(tag, 'value')}** ${attributeOf(tag, 'label')}`,
  PullQuote: (_, text) => quoted(text),
  Callout: (tag, text) => quoted(`**${attributeOf(tag, 'title')}**\n\n${text.trim()}`),
}

/** Replaces the components of a text, those inside others first. */
const withoutComponents = (text: string): string =>
  Object.entries(components).reduce(
    (all, [name, write]) =>
      all.replace(
        new RegExp(`<${name}\\b([^>]*?)(?:/>|>([\\s\\S]*?)</${name}>)`, 'g'),
        (_, tag: string, inner: string | undefined) => write(tag, inner ?? ''),
      ),
    text,
  )

/** Blocks and spans of code, which stay as they are. */
const code = /(^ {0,3}(`{3,}|~{3,})[\s\S]*?^ {0,3}\2[`~]*[ \t]*$|`[^`\n]+`)/m

const withoutCode = (text: string, change: (part: string) => string): string => {
  const found = code.exec(text)
  if (!found) return change(text)
  const end = found.index + found[0].length
  return change(text.slice(0, found.index)) + found[0] + withoutCode(text.slice(end), change)
}

/**
 * The body of an article as Markdown without components, and with absolute addresses.
 * @param url The address of the article.
 */
export const plainMarkdown = (body: string, url: string): string =>
  withoutCode(withoutComponents(body), (text) =>
    text.replace(/\]\((\/[^)\s]*|#[^)\s]*)/g, (_, address: string) => `](${new URL(address, url).href}`),
  ).trim()
