import { diffArrays } from 'diff'

/** The words of a text, and each other sign for itself. */
const partsOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+|./gsu) ?? []

/** What a text says, however it is written: its letters and digits, without the numbers of items and codes of signs. */
const lettersOf = (text: string): string => text.replace(/^\s*\d+\\?[.)]\s|&#\d+;|[^\p{L}\p{N}]+/gmu, '')

interface Change {
  from: number
  to: number
  parts: string[]
}

/**
 * How one text becomes another; undefined where that takes so many changes that looking for them would take minutes.
 * @param breaks Where line breaks of the other text are to be printed.
 */
function changesOf(before: string[], after: string[], breaks?: ReadonlySet<number>): Change[] | undefined {
  const changes: Change[] = []
  let [at, end] = [0, 0]
  const pieces = diffArrays(before, after, { maxEditLength: 4000 })
  for (const { value, added, removed } of pieces ?? []) {
    const last = changes.at(-1)
    const change = last?.to === at ? last : { from: at, to: at, parts: [] }
    if ((added || removed) && change !== last) changes.push(change)
    for (const part of removed ? [] : value) {
      if (added) change.parts.push(breaks?.has(end) ? `\\${part}` : part)
      end += part.length
    }
    if (!added) at += value.length
    if (removed) change.to = at
  }
  return pieces && changes
}

/** For each place in a text, which of its lines that can stand alone it is in: a field, an item, a row, a paragraph. */
const linesOf = (text: string): number[] =>
  // The sign at the end stands for the place behind the last part.
  `${text}#`
    .split(/(?<=\n)(?=\s*(?:\n|[-*+>|#~`]|\d+[.)]|[\w-]+:\s))/)
    .flatMap((line, index) => partsOf(line).map(() => index))

/**
 * Makes in a text the edits that somebody has made in another form of it. All other lines keep their characters, and the edited ones most of theirs:
 * where an edit meets what the source writes otherwise, such as the signs of bold words, its line is written as the editor does.
 * @param base What the editor writes of the source before it is edited.
 * @param edited What it writes afterwards.
 * @param breaks Where it writes line breaks that would be printed as spaces.
 */
export function applyEdits(source: string, base: string, edited: string, breaks?: ReadonlySet<number>): string {
  const before = partsOf(base)
  const [forms, edits] = [changesOf(before, partsOf(source)), changesOf(before, partsOf(edited), breaks)]
  if (!forms || !edits) return edited
  const lines = linesOf(base)
  const textOf = ({ from, to, parts }: Change) => [...before.slice(from, to), ...parts].join('')
  // Signs beside signs, or line breaks beside spaces that the source lacks, may be parts of one thing.
  const meets = (form: Change, edit: Change) => {
    const isBreak = textOf(edit).includes('\n') && form.parts.length === 0 && !textOf(form).trim()
    const reach = isBreak || /^[^\p{L}\p{N}\s]+$/u.test(textOf(edit)) ? 1 : 0
    return form.from < edit.to + reach && edit.from < form.to + reach
  }
  const met = forms.filter((form) => edits.some((edit) => meets(form, edit)))
  const rewritten = new Set(met.flatMap(({ from, to }) => lines.slice(from, to + 1)))
  const kept = forms.filter(({ from, to }) => !rewritten.has(lines[from] ?? 0) && !rewritten.has(lines[to] ?? 0))
  // Of two insertions at one place, that of the editor belongs to the word before it, or else to what follows.
  const rank = (change: Change) => {
    if (change.from < change.to) return 3
    return kept.includes(change) ? 1 : lettersOf(before[change.from - 1] ?? '') ? 0 : 2
  }
  let [result, at] = ['', 0]
  for (const { from, to, parts } of [...kept, ...edits].sort((a, b) => a.from - b.from || rank(a) - rank(b))) {
    result += before.slice(at, from).join('')
    result += parts.join('')
    at = Math.max(at, to)
  }
  result += before.slice(at).join('')
  return lettersOf(source) === lettersOf(base) && lettersOf(result) !== lettersOf(edited) ? edited : result
}
