import { charactersOn, covers } from './characters'
import { constantsOf } from './css-constants'
import { type FontFile, leaves, type Prepared, prepareSheet } from './css-sheet'
import { withConstants } from './css-substitute'
import type { CssNode } from './css-tree'
import { usedAnimations, usedVariables, variablesIn } from './css-usage'
import { namedIn } from './script-names'
import { canMatch, namesOn } from './selector'

/** What a page brings that decides on its styles. */
interface PageUse {
  names: ReadonlySet<string>
  /** Variables that the page or its scripts name. */
  mentioned: ReadonlySet<string>
  /** Font files without a single character of the page. */
  unused: ReadonlySet<CssNode>
}

/** Cuts one style sheet to what each page can use. */
export class PageCss {
  private readonly sheet: readonly Prepared[]
  /** Names that some selector asks for; no others matter. */
  private readonly asked: ReadonlySet<string>
  private readonly fonts: readonly { node: CssNode; font: FontFile }[]
  /** Results by the names that led to them: the pages of one template share most. */
  private readonly results = new Map<string, string>()

  /** @param css The whole style sheet. */
  constructor(css: string) {
    this.sheet = prepareSheet(css)
    this.fonts = this.sheet.flatMap(({ node, font }) => (font ? [{ node, font }] : []))
    this.asked = new Set([...leaves(this.sheet)].flatMap(({ needs }) => needs.flat(2)))
  }

  /**
   * The rules that can apply to a page, in whatever state its elements are: classes, ids and element names that do not
   * occur on it are left out, and so are variables and animations that nothing then uses.
   * @param html The page, with all its markup.
   * @param scripts Text of scripts that may add elements and classes to it.
   */
  cutTo(html: string, scripts = ''): string {
    const names = new Set([...namesOn(html)].filter((name) => this.asked.has(name)))
    for (const name of namedIn(scripts, this.asked)) names.add(name)
    const mentioned = variablesIn(html + scripts)
    const unused = this.fontsWithout(charactersOn(html))
    const fonts = this.fonts.map(({ node }) => (unused.has(node) ? '-' : '+')).join('')
    const key = [...names, ...mentioned, fonts].sort().join(' ')
    const known = this.results.get(key)
    if (known !== undefined) return known
    const result = this.cut({ names, mentioned, unused })
    this.results.set(key, result)
    return result
  }

  /** Font files that a browser would take none of the characters from: of a family's rules, the last that covers one wins. */
  private fontsWithout(characters: ReadonlySet<number>): ReadonlySet<CssNode> {
    const used = new Set<CssNode>()
    for (const family of new Set(this.fonts.map(({ font }) => font.family))) {
      const files = this.fonts.filter(({ font }) => font.family === family)
      for (const code of characters) {
        const file = files.findLast(({ font }) => covers(font.ranges, code))
        if (file) used.add(file.node)
      }
    }
    return new Set(this.fonts.map(({ node }) => node).filter((node) => !used.has(node)))
  }

  private cut({ names, mentioned, unused }: PageUse): string {
    const usable = this.sheet.flatMap((each) => this.keep(each, names)).filter(({ node }) => !unused.has(node))
    const kept = withConstants(usable.map(withoutChoice), constantsOf(usable, mentioned))
    const variables = usedVariables(kept, mentioned)
    const animations = usedAnimations(kept)
    return kept.map((each) => print(each, variables, animations)).join('')
  }

  private keep(each: Prepared, names: ReadonlySet<string>): Prepared[] {
    if (each.node.kind === 'rule') {
      const selectors = each.node.selectors.filter((_, i) => canMatch(each.needs[i] ?? [], names))
      return selectors.length > 0 ? [{ ...each, node: { ...each.node, selectors } }] : []
    }
    if (each.node.kind !== 'group') return [each]
    const children = each.children.flatMap((child) => this.keep(child, names))
    return children.length > 0 ? [{ ...each, children }] : []
  }
}

/** Takes the ranges from a font that is the only one of its family: a browser then has no files to choose from. */
const withoutChoice = (each: Prepared, _: number, kept: readonly Prepared[]): Prepared => {
  const { node, font } = each
  if (node.kind !== 'block' || !font || kept.some((other) => other !== each && other.font?.family === font.family))
    return each
  return { ...each, node: { ...node, body: node.body.replace(/;unicode-range:[^;]*/, '') } }
}

/** Variables that move only where something uses them: Tailwind lists those of its gradients with the colors. */
const withoutUnused = (declaration: string, variables: ReadonlySet<string>): string =>
  declaration.startsWith('transition-property:')
    ? declaration.replace(/,\s*(--[\w-]+)/g, (moved, name: string) => (variables.has(name) ? moved : ''))
    : declaration

function print(each: Prepared, variables: ReadonlySet<string>, animations: ReadonlySet<string>): string {
  const { node } = each
  switch (node.kind) {
    case 'statement':
      return `${node.text};`
    case 'group': {
      const content = each.children.map((child) => print(child, variables, animations)).join('')
      return content === '' ? '' : `${node.prelude}{${content}}`
    }
    case 'rule': {
      const body = each.declarations.filter(({ variable }) => variable === undefined || variables.has(variable))
      return body.length === 0
        ? ''
        : `${node.selectors.join()}{${body.map(({ text }) => withoutUnused(text, variables)).join(';')}}`
    }
    case 'block': {
      const [, kind, name = ''] = /^@([\w-]+)\s*(.*)$/.exec(node.prelude) ?? []
      if (kind === 'property' && !variables.has(name)) return ''
      if (kind?.endsWith('keyframes') && !animations.has(name)) return ''
      return `${node.prelude}{${node.body}}`
    }
  }
}
