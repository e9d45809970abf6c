/** The entries of the site as `write-entries.ts` has written them; `index.ts` prepares them for pages. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import stored from '@/.cache/entries/entries.json' with { type: 'json' }
import { collections, type Fields } from './collections'
import { bodiesFolder, type OtherCollection, type OtherEntries, type StoredEntry } from './stored'

const others: OtherEntries = stored

/** All entries of a collection. */
export const entries = <Name extends OtherCollection>(name: Name): readonly StoredEntry<Name>[] => others[name]

/** The fields of a collection that is one file. */
export function singleEntry<Name extends OtherCollection>(name: Name): Fields<Name> {
  const [entry] = entries(name)
  if (!entry) throw new Error(`content/${collections[name].pattern} is missing; run npm run content:check`)
  return entry.fields
}

/** All articles, without their bodies. */
export const articleEntries = stored.articles

const bodies = join(/* turbopackIgnore: true */ process.cwd(), bodiesFolder)

/** The body of an article as HTML, or as it is written. */
export async function articleBody(slug: string, form: 'html' | 'md'): Promise<string> {
  const article = stored.articles.find((each) => each.slug === slug)
  if (!article) throw new Error(`There is no article "${slug}".`)
  return readFile(join(bodies, `${article.body}.${form}`), 'utf8')
}
