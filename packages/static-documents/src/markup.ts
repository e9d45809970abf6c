/** An opening tag in HTML that React has written; its groups are the name and the attributes. */
const openingTag = /<([a-z][a-z0-9-]*)((?:[^>"']|"[^"]*"|'[^']*')*)>/gi

/** The value of an attribute as scripts read it: `&quot;` → `"`. */
const decodeAttribute = (value: string): string =>
  value
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

const tagName = /<([a-z][a-z0-9-]*)/gi
const idAttribute = /\sid="([^"]*)"/g
const classAttribute = /\sclass="[^"]*"/g

const classesIn = (attribute: string): readonly string[] =>
  decodeAttribute(attribute.slice(attribute.indexOf('"') + 1, -1)).match(/\S+/g) ?? []

/** Names that selectors can contain: `div`, `.p-4`, `#menu`. Text that looks like an attribute adds its names too. */
export function namesIn(html: string): Set<string> {
  const names = new Set<string>()
  for (const [, tag = ''] of html.matchAll(tagName)) names.add(tag.toLowerCase())
  for (const [, id = ''] of html.matchAll(idAttribute)) names.add(`#${decodeAttribute(id)}`)
  // Many elements have the same classes.
  for (const attribute of new Set(html.match(classAttribute)))
    for (const name of classesIn(attribute)) names.add(`.${name}`)
  return names
}

/** Every word in scripts that could be a class or the name of an element that they add to a page. */
export const namesInScripts = (scripts: string): string[] =>
  [...new Set(scripts.split(/[\s"'`\\]+/))].flatMap((word) => [word, `.${word}`])

/**
 * Moves `style` attributes into rules, since a policy would need a hash for each: the hashes of the home page took 0.4 KB more.
 * React does not compare styles when it hydrates a page.
 * @returns The page, and the rules for its style element.
 * @throws Error when an attribute could end its rule.
 */
export function moveStyleAttributes(html: string): { html: string; css: string } {
  if (!html.includes(' style="')) return { html, css: '' }
  const names = new Map<string, number>()
  const moved = html.replace(openingTag, (tag) =>
    tag.replace(/\sstyle="([^"]*)"/, (_, value: string) => {
      const declarations = decodeAttribute(value)
      if (/[<{}]/.test(declarations))
        throw new Error(`The style attribute "${declarations}" contains "<", "{", or "}". Write it without.`)
      const name = names.get(declarations) ?? names.size
      names.set(declarations, name)
      return ` data-css="${name}"`
    }),
  )
  return {
    html: moved,
    css: Array.from(names, ([declarations, name]) => `[data-css="${name}"]{${declarations}}`).join(''),
  }
}
