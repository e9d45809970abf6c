import type { Font } from 'fontkit'
import { advance } from './metrics'

/** Divides a text into the characters of a group and all others, in their order. */
export const divide = (text: string, group: string): { inside: string; outside: string } => {
  const filter = (isInside: boolean) => [...text].filter((each) => group.includes(each) === isInside).join('')
  return { inside: filter(true), outside: filter(false) }
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
