const characters: Readonly<Record<string, string>> = { quot: '"', '#x27': "'", lt: '<', gt: '>', amp: '&' }

/** The value of an attribute as scripts read it: `&quot;` → `"`. */
const decodeAttribute = (value: string): string =>
  value.replace(/&(quot|#x27|lt|gt|amp);/g, (_, name: string) => characters[name] ?? '')

/** The name of an element, or its id or classes; text that looks like an attribute counts too. */
const tagIdOrClass = /<([a-z][a-z0-9-]*)|\sid="([^"]*)"|\sclass="([^"]*)"/gi

/** Names that selectors can contain: `div`, `.p-4`, `#menu`. */
export function namesIn(html: string): Set<string> {
  const names = new Set<string>()
  for (const [, tag, id, classes = ''] of html.matchAll(tagIdOrClass)) {
    if (tag) names.add(tag.toLowerCase())
    if (id) names.add(`#${decodeAttribute(id)}`)
    for (const name of decodeAttribute(classes).match(/\S+/g) ?? []) names.add(`.${name}`)
  }
  return names
}

/** Gives classes of elements other names. */
export const renameClasses = (html: string, names: ReadonlyMap<string, string>): string =>
  html.replace(/(<[a-z][^<>]*\sclass=")([^"]*)/gi, (_, start: string, classes: string) => {
    return start + classes.replace(/\S+/g, (name) => names.get(decodeAttribute(name)) ?? name)
  })

/** Every word in scripts that could be a class or the name of an element that they add to a page. */
export const namesInScripts = (scripts: string): string[] =>
  [...new Set(scripts.split(/[\s"'`\\]+/))].flatMap((word) => [word, `.${word}`])

/**
 * Moves `style` attributes into rules, since a policy would need a hash for each, which takes more bytes.
 * React does not compare styles when it hydrates a page.
 * @returns The page, and the rules for its style element.
 * @throws Error when an attribute could end its rule.
 */
export function moveStyleAttributes(html: string): { html: string; css: string } {
  const names = new Map<string, number>()
  const moved = html.replace(/\sstyle="([^"]*)"/g, (_, value: string) => {
    const declarations = decodeAttribute(value)
    if (/[<{}]/.test(declarations))
      throw new Error(`The style attribute "${declarations}" contains "<", "{", or "}". Write it without.`)
    const name = names.get(declarations) ?? names.size
    names.set(declarations, name)
    return ` data-css="${name}"`
  })
  const rules = Array.from(names, ([declarations, name]) => `[data-css="${name}"]{${declarations}}`)
  return { html: moved, css: rules.join('') }
}
