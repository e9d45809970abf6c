import { diffArrays } from 'diff'

/** What tells a line from others, however it is written: its letters and digits, without the number of an item and codes of signs. */
const lettersOf = (line: string): string => line.replace(/^\s*\d+\\?[.)]\s|&#\d+;|[^\p{L}\p{N}]+/gu, '')

/** Lines that are replaced by others. */
interface Hunk {
  at: number
  removed: string[]
  added: string[]
}

/**
 * The differences of two lists of lines; undefined where there are so many that looking for them would take minutes.
 * @param isFixed Whether an unchanged line separates hunks.
 */
function hunksOf(
  before: string[],
  after: string[],
  isSame = (a: string, b: string) => a === b,
  isFixed = (_: number) => true,
) {
  const changes = diffArrays(before, after, { comparator: isSame, maxEditLength: 4000, oneChangePerToken: true })
  const hunks: Hunk[] = []
  let open: Hunk | undefined
  let line = 0
  for (const { value, added, removed } of changes ?? []) {
    if (!added && !removed && isFixed(line)) open = undefined
    else {
      open ??= hunks[hunks.push({ at: line, removed: [], added: [] }) - 1]
      if (!added) open?.removed.push(...value)
      if (!removed) open?.added.push(...value)
    }
    if (!added) line += 1
  }
  return changes && hunks
}

/** Where a source says what each line of a text says that is written otherwise. */
function placesIn(source: readonly string[], base: readonly string[]): (number | undefined)[] | undefined {
  const [own, other] = [base.map(lettersOf), source.map(lettersOf)]
  const hunks = hunksOf(own, other, (a, b) => a !== '' && a === b)
  if (!hunks) return undefined
  const places: (number | undefined)[] = []
  let [line, shift] = [0, 0]
  for (const { at, removed, added } of hunks) {
    for (; line < at; line += 1) places[line] = line + shift
    line += removed.length
    shift += added.length - removed.length
  }
  for (; line < base.length; line += 1) places[line] = line + shift
  const take = (index: number, place: number) => {
    const isFree = places[index] === undefined && place >= 0 && place < source.length && !places.includes(place)
    const isSame =
      own[index] === '' ? other[place] === '' : lettersOf(source[place]?.replace(/ #.*/, '') ?? '') === own[index]
    if (isFree && isSame && (base[index] === '') === (source[place] === '')) places[index] = place
  }
  // Lines of signs and empty ones are those next to these, and a comment may follow a line.
  for (const index of base.keys()) take(index, (index === 0 ? -1 : (places[index - 1] ?? Number.NaN)) + 1)
  for (const index of [...base.keys()].reverse())
    take(index, (index === base.length - 1 ? source.length : (places[index + 1] ?? Number.NaN)) - 1)
  return places
}

const letter = /[\p{L}\p{N}]/gu

/** Where a line goes on after the same letters as the head of another line, which has a tail; undefined if that is not certain. */
function placeAfter(own: string, head: string, tail: string): number | undefined {
  const letters = [...own.matchAll(letter)]
  const lettersIn = (text: string) => text.match(letter) ?? []
  if (!letters.join('').startsWith(lettersIn(head + tail).join(''))) return undefined
  const count = lettersIn(head).length
  const last = letters[count - 1]
  const [start, end] = [last ? last.index + last[0].length : 0, letters[count]?.index ?? own.length]
  // The signs between two letters may differ on one side of the place.
  const signs = own.slice(start, end)
  const left = head.slice(head.search(/[^\p{L}\p{N}]*$/u))
  if (signs.startsWith(left)) return start + left.length
  const right = tail.slice(0, tail.search(/[\p{L}\p{N}]|$/u))
  return signs.endsWith(right) ? end - right.length : undefined
}

/** Makes the edit of a line in the line that the source has for it; the edited line where that is not certain. */
function editLine(own: string, before: string, after: string): string {
  const most = Math.min(before.length, after.length)
  let [start, end] = [0, 0]
  while (start < most && before[start] === after[start]) start += 1
  while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end += 1
  const [removed, added] = [before.slice(start, before.length - end), after.slice(start, after.length - end)]
  const place = placeAfter(own, before.slice(0, start), before.slice(start))
  if (place === undefined || !own.startsWith(removed, place)) return after
  return own.slice(0, place) + added + own.slice(place + removed.length)
}

/** A hunk without the unchanged lines at its ends, where the place of what follows or goes before them is known. */
function withoutContext({ at, removed, added }: Hunk, places: readonly (number | undefined)[]): Hunk {
  const most = Math.min(removed.length, added.length)
  let [start, end] = [0, 0]
  while (start < most && removed[start] === added[start]) start += 1
  while (end < most - start && removed.at(-1 - end) === added.at(-1 - end)) end += 1
  if (places[at + start] === undefined) start = 0
  if (end > 0 && places[at + removed.length - end - 1] === undefined) end = 0
  const inner = (lines: string[]) => lines.slice(start, lines.length - end)
  return { at: at + start, removed: inner(removed), added: inner(added) }
}

const wordsOf = (lines: readonly string[]): string => lines.map(lettersOf).join('')

/**
 * Makes in a text the edits that somebody has made in another form of it. All other lines keep their characters.
 * @param base What the editor writes of the source before it is edited.
 * @param edited What it writes afterwards; it is the result where the place of an edit in the source is not certain.
 */
export function applyEdits(source: string, base: string, edited: string): string {
  if (base === edited) return source
  const [result = [], before = [], after = []] = [source, base, edited].map((text) => text.split('\n'))
  const places = placesIn(result, before)
  const hunks = places && hunksOf(before, after, undefined, (line) => places[line] !== undefined)
  if (!hunks) return edited
  for (const hunk of hunks.reverse()) {
    const { at, removed, added } = withoutContext(hunk, places)
    const own = removed.map((_, index) => places[at + index])
    if (removed.length === added.length && !own.includes(undefined)) {
      for (const [index, place = 0] of own.entries())
        result[place] = editLine(result[place] ?? '', removed[index] ?? '', added[index] ?? '')
      continue
    }
    const start = own[0] ?? (places[at - 1] ?? (places[at] ?? 0) - 1) + 1
    const last = own.length === 0 ? start - 1 : own.at(-1)
    const end = last === undefined ? (places[at + removed.length] ?? result.length) : last + 1
    if (wordsOf(result.splice(start, end - start, ...added)) !== wordsOf(removed)) return edited
  }
  return result.join('\n')
}
