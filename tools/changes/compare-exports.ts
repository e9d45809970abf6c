import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { addressOf, listFiles } from '@site/static-documents'

/** A page that two exports do not have in common. */
export interface PageChange {
  address: string
  change: 'added' | 'changed' | 'removed'
}

const pagesIn = async (folder: string): Promise<string[]> =>
  (await listFiles(folder)).filter((file) => file.endsWith('.html'))

/**
 * The pages that differ between two exports of the same code, by address. Equal content gives equal bytes.
 * @param before The export without the change.
 * @param after The export with it.
 */
export async function compareExports(before: string, after: string): Promise<PageChange[]> {
  const [old, now] = [await pagesIn(before), await pagesIn(after)]
  const changes: [string, PageChange['change']][] = []
  for (const file of old) {
    if (!now.includes(file)) changes.push([file, 'removed'])
    else if (!(await readFile(join(before, file))).equals(await readFile(join(after, file))))
      changes.push([file, 'changed'])
  }
  changes.push(...now.filter((file) => !old.includes(file)).map((file): [string, 'added'] => [file, 'added']))
  return changes
    .map(([file, change]) => ({ address: addressOf(file), change }))
    .sort((a, b) => (a.address < b.address ? -1 : 1))
}

/** The changes as Markdown for the summary of a pull request. */
export function formatChanges(changes: readonly PageChange[]): string {
  const rows = changes.map(({ address, change }) => `| ${address} | ${change} |`)
  const body = rows.length > 0 ? ['| Page | Change |', '| --- | --- |', ...rows] : ['No page changes.']
  return ['### Changed pages', '', ...body, ''].join('\n')
}
