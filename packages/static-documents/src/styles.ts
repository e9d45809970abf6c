import { readFile } from 'node:fs/promises'
import { join, posix } from 'node:path'
import postcss, { type AtRule, type Container, type Root } from 'postcss'
import parseSelector, { type Node, type Selector } from 'postcss-selector-parser'
import { namesIn } from './markup'

const relativeUrl = /url\((["']?)(?!["'/#]|[a-z][a-z+.-]*:)([^"')]+)\1\)/gi
const variableUse = /var\(\s*(--[\w-]+)/g
/** A string, which must not change, or a comma with spaces after it. */
const quotedOrSpaced = /("[^"]*"|'[^']*')|,\s+/g

/** Animations and variables can refer to each other, so both are searched in all remaining text. */
const wordsIn = (root: Root, page: string): Set<string> => {
  const words = new Set(page.match(/--[a-z][\w-]*/g))
  root.walkDecls((declaration) => {
    if (/animation/.test(declaration.prop) || declaration.variable)
      for (const word of declaration.value.split(/[\s,]+/)) words.add(word)
  })
  return words
}

/** Variables that a remaining declaration or the page uses, directly or through other variables. */
function usedVariables(root: Root, words: ReadonlySet<string>): Set<string> {
  const used = new Set([...words].filter((word) => word.startsWith('--')))
  const values = new Map<string, string[]>()
  root.walkDecls(({ prop, value, variable }) => {
    if (variable) values.set(prop, [...(values.get(prop) ?? []), value])
    else for (const [, name = ''] of value.matchAll(variableUse)) used.add(name)
  })
  // The set grows during the iteration, so that references are followed to their end.
  for (const name of used)
    for (const value of values.get(name) ?? [])
      for (const [, inner = ''] of value.matchAll(variableUse)) used.add(inner)
  return used
}

/** Whether a `@property` rule has an effect: without an initial value it matters only for a variable that a rule sets. */
const registers = (rule: AtRule, used: ReadonlySet<string>, declared: ReadonlySet<string>): boolean =>
  used.has(rule.params) && (declared.has(rule.params) || /initial-value/.test(String(rule)))

const isEmpty = (node: Container): boolean => node.nodes?.length === 0

const alternatives = new Set([':is', ':where', ':has'])

/** Whether a page with these names can contain an element that the selector matches; states and attributes may change later. */
function canMatch(selector: Selector, names: ReadonlySet<string>): boolean {
  const isPossible = (node: Node): boolean => {
    if (node.type === 'class') return names.has(`.${node.value}`)
    if (node.type === 'id') return names.has(`#${node.value}`)
    if (node.type === 'tag') return names.has(node.value.toLowerCase())
    return node.type !== 'pseudo' || !alternatives.has(node.value) || node.nodes.some((each) => canMatch(each, names))
  }
  return selector.nodes.every(isPossible)
}

/** The style sheet of an export, reduced to the rules that each page can use. Pages with the same names share one result. */
export class StyleSheet {
  private readonly selectors = new Map<string, Selector[]>()
  private readonly results = new Map<string, string>()

  private constructor(private readonly root: Root) {}

  /** @param css The whole sheet, minified. */
  static parse(css: string): StyleSheet {
    const root = postcss.parse(css)
    // Tailwind's fallback for browsers without @property; all browsers that read these pages have it.
    root.walkAtRules('layer', (layer) => {
      if (layer.params === 'properties') layer.remove()
    })
    // The minifier leaves spaces in what it does not parse, such as the values of variables.
    root.walkDecls((declaration) => {
      declaration.value = declaration.value.replace(quotedOrSpaced, (_, quoted?: string) => quoted ?? ',')
    })
    return new StyleSheet(root)
  }

  /** Reads style sheets of an export and makes their relative addresses absolute. */
  static async read(folder: string, addresses: readonly string[]): Promise<StyleSheet> {
    const sheets = addresses.map(async (address) => {
      const css = await readFile(join(folder, address), 'utf8')
      return css.replace(relativeUrl, (_, _quote, path: string) => `url(${posix.join(posix.dirname(address), path)})`)
    })
    return StyleSheet.parse((await Promise.all(sheets)).join(''))
  }

  /**
   * Returns the rules that a page can use.
   * @param html The page.
   * @param scriptNames Names that scripts of the page may add (see {@link namesInScripts}).
   */
  cutTo(html: string, scriptNames: readonly string[] = []): string {
    const known = this.known()
    const names = new Set([...namesIn(html), ...scriptNames].filter((name) => known.has(name)).sort())
    const styles = html.match(/\sstyle="[^"]*"/g)?.join('') ?? ''
    const key = [...names, styles, scriptNames.length].join(' ')
    const result = this.results.get(key) ?? this.cut(names, styles + scriptNames.join(' '))
    this.results.set(key, result)
    return result
  }

  /** Every name that occurs in a selector of the sheet. */
  private known(): Set<string> {
    const known = new Set<string>()
    this.root.walkRules((rule) => {
      for (const selector of this.parsed(rule.selector))
        selector.walk((node) => {
          if (node.type === 'class') known.add(`.${node.value}`)
          if (node.type === 'id') known.add(`#${node.value}`)
          if (node.type === 'tag') known.add(node.value.toLowerCase())
        })
    })
    this.known = () => known
    return known
  }

  private cut(names: ReadonlySet<string>, page: string): string {
    const root = this.root.clone()
    root.walkRules((rule) => {
      if (rule.parent?.type === 'atrule' && /keyframes$/.test((rule.parent as AtRule).name)) return
      const kept = this.parsed(rule.selector).filter((selector) => canMatch(selector, names))
      if (kept.length === 0) rule.remove()
      else rule.selector = kept.map((selector) => String(selector).trim()).join(',')
    })
    const words = wordsIn(root, page)
    const used = usedVariables(root, words)
    const declared = new Set<string>()
    root.walkDecls((declaration) => {
      if (declaration.variable && !used.has(declaration.prop)) declaration.remove()
      else declared.add(declaration.prop)
    })
    root.walkAtRules((rule) => {
      if (/keyframes$/.test(rule.name)) {
        if (!words.has(rule.params)) rule.remove()
      } else if (rule.name === 'property' && !registers(rule, used, declared)) rule.remove()
    })
    // Twice: a group can be empty only after its rules have been removed.
    for (let pass = 0; pass < 2; pass++)
      root.walk((node) => {
        if ((node.type === 'rule' || node.type === 'atrule') && isEmpty(node)) node.remove()
      })
    return root.toString()
  }

  private parsed(selector: string): Selector[] {
    const known = this.selectors.get(selector) ?? parseSelector().astSync(selector).nodes
    this.selectors.set(selector, known)
    return known
  }
}
