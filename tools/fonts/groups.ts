import type { Font } from 'fontkit'
import { advance } from './metrics'

/** The longest parts of a text whose characters are all in a group, or all outside it: browsers set each part in another face. */
export function divide(text: string, group: string): { inside: string[]; outside: string[] } {
  const parts = { inside: [''], outside: [''] }
  for (const character of text) {
    const [own, other] = group.includes(character) ? [parts.inside, parts.outside] : [parts.outside, parts.inside]
    own.push((own.pop() ?? '') + character)
    if (other.at(-1) !== '') other.push('')
  }
  return parts
}

interface Width {
  character: string
  web: number
  system: number
}

const sum = (widths: readonly Width[], term: (width: Width) => number): number =>
  widths.reduce((total, width) => total + term(width), 0)

/** The sum of the squared differences in width that are left when the system font is resized to fit. */
const error = (widths: readonly Width[]): number =>
  sum(widths, ({ web }) => web ** 2) -
  sum(widths, ({ web, system }) => web * system) ** 2 / sum(widths, ({ system }) => system ** 2)

/**
 * The characters of a sample that need another size than the others so that the system font has nearly the widths of the web font:
 * the smaller one of two groups.
 */
export function deviatingCharacters(web: Font, system: Font, sample: string): string {
  const measure = (character: string): Width => ({
    character,
    web: advance(web, character),
    system: advance(system, character),
  })
  const widths = Array.from(sample, measure).sort((a, b) => a.web / a.system - b.web / b.system)
  const errorAt = (index: number) => error(widths.slice(0, index)) + error(widths.slice(index))
  const indexes = [...widths.keys()].slice(1)
  const best = indexes.reduce((least, index) => (errorAt(index) < errorAt(least) ? index : least))
  const [smaller] = [widths.slice(0, best), widths.slice(best)]
    .map((group) => [...new Set(group.map(({ character }) => character))])
    .sort((a, b) => a.length - b.length)
  return (smaller ?? []).sort().join('')
}
