import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { parse } from 'yaml'
import { type CollectionName, collections, type Fields } from '@/lib/content/collections'
import { frontMatter } from '@/lib/content/front-matter'
import { expandPlaceholders, type Placeholders } from '@/lib/content/placeholders'

/** The fields of a document, and the id that its file name gives it. */
export type Document<Name extends CollectionName> = Fields<Name> & { slug: string }

/**
 * Reads the fields of the documents of a collection straight from their files, so that it can run while another process renders their
 * bodies. The content check has validated them before.
 * @param folder The content folder.
 */
export async function readDocuments<Name extends CollectionName>(
  folder: string,
  name: Name,
  placeholders: Placeholders,
): Promise<Document<Name>[]> {
  const { pattern, extension, format, isSingle, folder: place } = collections[name]
  const files = isSingle
    ? [basename(pattern)]
    : (await readdir(join(folder, place)).catch(() => [])).filter((file) => file.endsWith(extension)).sort()
  return Promise.all(
    files.map(async (file) => {
      const text = await readFile(join(folder, place, file), 'utf8')
      const fields: Fields<Name> = parse(format === 'data' ? text : (frontMatter.exec(text)?.[1] ?? ''))
      return { ...expandPlaceholders(fields, placeholders), slug: basename(file, extension) }
    }),
  )
}

/** The only document of a collection, such as the copy of a page. */
export async function readDocument<Name extends CollectionName>(
  folder: string,
  name: Name,
  placeholders: Placeholders,
): Promise<Document<Name>> {
  const [document] = await readDocuments(folder, name, placeholders)
  if (!document) throw new Error(`content/${collections[name].pattern} is missing; run npm run content:check`)
  return document
}

/** The settings of the site, whose facts replace the placeholders everywhere else. */
export async function readSite(folder: string): Promise<Fields<'site'>> {
  const site: Fields<'site'> = parse(await readFile(join(folder, collections.site.pattern), 'utf8'))
  return expandPlaceholders(site, site)
}
