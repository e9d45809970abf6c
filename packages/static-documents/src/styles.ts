import { readFile } from 'node:fs/promises'
import { join, posix } from 'node:path'
import postcss, { type AtRule, type ChildNode, type Root } from 'postcss'
import parseSelector, { type Node, type Selector } from 'postcss-selector-parser'
import { namesIn, renameClasses } from './markup'

const relativeUrl = /url\((["']?)(?!["'/#]|[a-z][a-z+.-]*:)([^"')]+)\1\)/gi

const isKeyframes = (node: { name?: string } | undefined): boolean => /keyframes$/.test(node?.name ?? '')

/** The variables and animations that a remaining declaration or the page uses, directly or through other variables. */
function usedNames(root: Root, page: string): Set<string> {
  const used = new Set<string>(page.match(/--[a-z][\w-]*/g))
  const values = new Map<string, string>()
  root.walkDecls(({ prop, value, variable }) => {
    if (variable) values.set(prop, `${values.get(prop) ?? ''} ${value}`)
    else for (const name of value.match(/[\w-]+/g) ?? []) used.add(name)
  })
  // The set grows during the iteration, so that references are followed to their end.
  for (const name of used) for (const inner of values.get(name)?.match(/[\w-]+/g) ?? []) used.add(inner)
  return used
}

const alternatives = new Set([':is', ':where', ':has'])

/** What {@link namesIn} finds in a page that an element, a class, or an id in a selector matches. */
function nameOf(node: Node): string | undefined {
  if (node.type === 'class') return `.${node.value}`
  if (node.type === 'id') return `#${node.value}`
  return node.type === 'tag' ? node.value.toLowerCase() : undefined
}

/** Whether a page with these names can contain an element that the selector matches; states and attributes may change later. */
function canMatch(selector: Selector, names: ReadonlySet<string>): boolean {
  return selector.nodes.every((node) => {
    const name = nameOf(node)
    if (name !== undefined) return names.has(name)
    return node.type !== 'pseudo' || !alternatives.has(node.value) || node.nodes.some((each) => canMatch(each, names))
  })
}

/** Consonants make no words; content blockers hide elements that have a class such as `ad`. */
const letters = 'bcdfghjklmnpqrstvwxzBCDFGHJKLMNPQRSTVWXZ'

/** A short name for each number: `b`, `c`, …, `bb`, `bc`, … */
const shortName = (index: number): string =>
  (index < letters.length ? '' : shortName(Math.floor(index / letters.length) - 1)) + letters[index % letters.length]

/** A style sheet, and what was parsed of it once for all pages. */
export class StyleSheet {
  private readonly selectors = new Map<string, Selector[]>()
  /** Every name that occurs in a selector. */
  private readonly known = new Set<string | undefined>()
  /** Pages with the same names share one result. */
  private readonly results = new Map<string, { css: string; short: ReadonlyMap<string, string> }>()
  /** The classes of the utilities layer. */
  private readonly utilities = new Set<string>()
  private readonly root: Root

  /** @param css The whole sheet, minified. */
  constructor(css: string) {
    this.root = postcss.parse(css)
    // Tailwind's stand-in for registered properties serves all browsers, in fewer bytes than the rules that register them.
    this.root.walkAtRules('layer', (layer) => {
      if (layer.params !== 'properties') return
      layer.walkAtRules('supports', (condition) => void condition.replaceWith(condition.nodes ?? []))
      layer.walkDecls(({ prop }) =>
        this.root.walkAtRules('property', (rule) => void (rule.params === prop && rule.remove())),
      )
    })
    this.root.walkRules(({ selector, parent }) => {
      if (isKeyframes(parent as AtRule)) return
      const list = parseSelector().astSync(selector)
      this.selectors.set(selector, list.nodes)
      list.walk((node) => void this.known.add(nameOf(node)))
    })
    this.root.walkAtRules('layer', (layer) => {
      if (layer.params !== 'utilities') return
      layer.walkRules(({ selector }) => {
        for (const each of this.selectors.get(selector) ?? [])
          each.walkClasses(({ value }) => void this.utilities.add(value))
      })
    })
  }

  /** Reads style sheets of an export and makes their relative addresses absolute. */
  static async read(folder: string, addresses: readonly string[]): Promise<StyleSheet> {
    const sheets = addresses.map(async (address) => {
      const css = await readFile(join(folder, address), 'utf8')
      return css.replace(relativeUrl, (_, _quote, path: string) => `url(${posix.join(posix.dirname(address), path)})`)
    })
    return new StyleSheet((await Promise.all(sheets)).join(''))
  }

  /**
   * Returns the rules that a page can use, and the page with their short names.
   * @param page The page, with rules of its own, which may use variables.
   * @param scriptNames Names that scripts of the page may add (see `namesInScripts`).
   * @param kept Utility classes that keep their names, since a script uses them; without it, all do.
   */
  cutTo(page: { html: string; css: string }, scriptNames: readonly string[] = [], kept?: ReadonlySet<string>) {
    const names = new Set([...namesIn(page.html), ...scriptNames].filter((name) => this.known.has(name)).sort())
    const key = [...names, page.css, scriptNames.length, kept?.size].join(' ')
    const result = this.results.get(key) ?? this.cut(names, page.css + scriptNames.join(' '), kept)
    this.results.set(key, result)
    return { html: renameClasses(page.html, result.short), css: result.css }
  }

  private cut(names: ReadonlySet<string>, page: string, kept?: ReadonlySet<string>) {
    const short = new Map<string, string>()
    const print = (selector: Selector): string => {
      const copy = selector.clone()
      copy.walkClasses((node) => {
        if (!kept || kept.has(`.${node.value}`) || !this.utilities.has(node.value)) return
        const name = short.get(node.value) ?? shortName(short.size)
        short.set(node.value, name)
        node.value = name
      })
      return String(copy).trim()
    }
    const root = this.root.clone()
    root.walkRules((rule) => {
      const matching = this.selectors.get(rule.selector)?.filter((selector) => canMatch(selector, names))
      if (matching?.length === 0) rule.remove()
      else if (matching) rule.selector = matching.map(print).join(',')
    })
    const used = usedNames(root, page)
    root.walkDecls((declaration) => void (declaration.variable && !used.has(declaration.prop) && declaration.remove()))
    root.walkAtRules(/^property$|keyframes$/, (rule) => void (used.has(rule.params) || rule.remove()))
    // From the last to the first: a group stands before what is in it, and can be empty only after that has been removed.
    const nodes: ChildNode[] = []
    root.walk((node) => void nodes.push(node))
    for (const node of nodes.reverse()) if ('nodes' in node && node.nodes?.length === 0) node.remove()
    return { css: root.toString(), short }
  }
}
