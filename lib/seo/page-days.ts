import { collections } from '@/lib/content/collections'
import { newestDay } from '@/lib/dates'

/** The collection that a file belongs to. */
const collectionOf = (file: string) =>
  Object.values(collections).find(({ pattern, folder, extension, isSingle }) =>
    isSingle ? file === pattern : file.startsWith(`${folder}/`) && file.endsWith(extension),
  )

/**
 * The day on which the copy of each fixed page was last changed, by its path: that of the newest file that it shows. The settings
 * of the site do not count, since every page shows some of them.
 * @param changes Days by files of content/.
 */
export function pageDays(changes: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const days = new Map<string, string>()
  for (const [file, day] of changes) {
    const collection = collectionOf(file)
    if (!collection || collection === collections.site) continue
    for (const path of collection.shownOn) days.set(path, newestDay([days.get(path), day]) ?? day)
  }
  return days
}
