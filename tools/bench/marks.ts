/** Invisible signs: the first begins a mark, each of the others is two bits of a number. */
const [start, ...digits] = ['\u2063', '\u200b', '\u200c', '\u200d', '\u2060'] as const
const length = 8

/** An invisible mark for a number. */
export const markOf = (id: number): string =>
  start + Array.from({ length }, (_, at) => digits[(id >> (2 * at)) & 3]).join('')

const marks = new RegExp(`${start}([${digits.join('')}]{${length}})`, 'g')

const numberOf = (mark: string): number =>
  Array.from(mark).reduceRight((id, digit) => id * 4 + digits.indexOf(digit as (typeof digits)[number]), 0)

/** A text without its marks, and where they were. */
export function takeMarks(text: string): { text: string; marks: { offset: number; id: number }[] } {
  const taken: { offset: number; id: number }[] = []
  let removed = 0
  const rest = text.replace(marks, (mark, digits: string, at: number) => {
    taken.push({ offset: at - removed, id: numberOf(digits) })
    removed += mark.length
    return ''
  })
  return { text: rest, marks: taken }
}
