import { type Entry, fieldProblem, fieldText, textsOf } from '../entry'
import type { Problem } from '../problem'
import { type Content, membersOf } from '../rule'
import type { Setup } from '../settings'
import { alternatives, didYouMean, nearest, quote } from '../words'

/** Whether a text is the title of an entry, which an author may write in place of its name. */
const isTitleOf = (entry: Entry, text: string, titleFields: readonly string[]): boolean =>
  titleFields.some((name) => fieldText(entry, name)?.toLowerCase() === text.toLowerCase())

/**
 * Reports references to entries that do not exist.
 * @param missing Names of entries whose absence is reported already, by collection.
 */
export const checkReferences = (
  { entries, misplaced }: Content,
  titleFields: readonly string[],
  missing: Readonly<Partial<Record<string, readonly string[]>>>,
  { collections }: Setup,
): Problem[] =>
  entries.flatMap((entry) => {
    const { written, texts } = textsOf(entry, 'reference')
    return texts.flatMap(({ meta, value, path }): Problem[] => {
      const collection = String(meta)
      const targets = membersOf(entries, collection)
      const ids = [...targets, ...membersOf(misplaced, collection)].map(({ slug }) => slug)
      // Where none is left, the missing folder or entry is reported.
      const isReported = ids.length === 0 || missing[collection]?.includes(value)
      if (value === '' || isReported || ids.includes(value)) return []
      const known = targets.map(({ slug }) => slug)
      const near = nearest(value, known) ?? targets.find((target) => isTitleOf(target, value, titleFields))?.slug
      const help = near ? didYouMean(value, near) : `write ${alternatives(known.map((id) => `"${id}"`))}`
      const folder = collections[collection]?.folder
      return [fieldProblem(written, path, `there is no entry ${quote(value)} in the folder ${folder}; ${help}`)]
    })
  })
