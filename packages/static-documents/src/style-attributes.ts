import { decodeAttribute, openingTag } from './markup'

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
