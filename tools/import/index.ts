import { dirname, join } from 'node:path'
import { type ContentTree, formatEntry, ownPlace } from '@site/content-check'
import sharp from 'sharp'
import { articles } from '../../lib/content/collections/articles'
import { collectLinkTargets } from '../../lib/content/rules/link-targets'
import { articlePath } from '../../lib/routes'
import { toSlug } from '../../lib/text/slug'
import { checkTree, readEntry } from '../check/site-check'
import { Failure } from '../setup/command.mjs'
import { toBody } from './body'
import { slugOf, toFields } from './fields'
import type { readSources, Source } from './read-sources'

/** The file of a picture, beside its article, or in a folder that is published. @throws Failure for one outside of the folder. */
const findPicture = (pictures: readonly string[], path: string, address: string): string | undefined => {
  const clean = address.replace(/[?#].*$/, '').replaceAll('%20', ' ')
  if (clean === '' || /^[a-z][\w+.-]*:|^\/\//i.test(clean)) return undefined
  const beside = join(dirname(path), clean)
  if (!clean.startsWith('/') && beside.startsWith('..'))
    throw new Failure(`${path} shows ${address}, which is outside of the folder; import the folder that has both.`)
  return pictures.find((file) => file === beside) ?? pictures.find((file) => `/${file}`.endsWith(join('/', clean)))
}

/** A picture in the size and form that this site needs. @throws Failure for a file that is none. */
const shrink = (file: string): Promise<Buffer> =>
  sharp(file, { limitInputPixels: 100_000_000 })
    .autoOrient()
    .resize({ width: 1600, height: 4000, fit: 'inside', withoutEnlargement: true })
    .webp()
    .toBuffer()
    .catch(() => {
      throw new Failure(`${file} cannot be opened as a picture; replace it, or take it out of the folder.`)
    })

/** Makes articles of those of another system, each with its pictures by their addresses. What the content has stays as it is. */
export async function importArticles({ root, sources, pictures }: ReturnType<typeof readSources>, tree: ContentTree) {
  const check = (checked: ContentTree) => checkTree(checked, readEntry, [], undefined, false)
  const { pages } = collectLinkTargets({ entries: check(tree).entries, misplaced: [] })
  const named = new Map<string, Source>()
  const skipped: string[] = []
  for (const source of sources) {
    const slug = slugOf(source.path, source.fields)
    const isTaken = named.has(slug) || tree.files.has(`articles/${slug}.mdx`)
    if (isTaken) skipped.push(`${source.path}  is left as it is: there is an article ${slug} already`)
    else named.set(slug, source)
  }
  const linkTo = (address: string): string | undefined => {
    const encrypted = address.trim().replace(/^(?:https?:)?\/\/(?=[^/])/i, 'https://')
    const to = encrypted.replace(/\s/g, '%20')
    const own = URL.canParse(to) ? ownPlace(to) : undefined
    if (own || /^https:\/\/(?:localhost|127\.|[^/]*[^\w.:/-])/i.test(to)) return own?.meant
    if (/^https:/i.test(to)) return URL.canParse(to) ? to : undefined
    if (/^mailto:[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/.test(to) || pages.has(to) || tree.publicFiles.has(to)) return to
    return to !== '' && !/^[a-z][\w+.-]*:/i.test(to) && named.has(slugOf(to)) ? articlePath(slugOf(to)) : undefined
  }
  const importOne = async ([slug, source]: readonly [string, Source]) => {
    const [path, from] = [`articles/${slug}.mdx`, source.path]
    const notes: string[] = []
    const note = (sentence: string): void => void notes.push(sentence.replace(/\s+/g, ' '))
    const files = new Map<string, string>()
    const pictureAt = (address: string) => {
      const file = findPicture(pictures, from, address)
      const own = `/images/${slug}-${toSlug(file ?? '')}.webp`
      return file && files.set(own, file) && own
    }
    const start = toBody(source, { name: slug.replaceAll('-', ' '), pictureAt, linkTo, note })
    const { fields, comment } = toFields(source, slug, root, start, note)
    const text = formatEntry(articles.schema, fields, start.body, comment)
    const shrunk = new Map<string, Uint8Array>()
    for (const [address, file] of files) shrunk.set(address, await shrink(join(root, file)))
    return { path, from, text, notes, isDraft: 'draft' in fields, pictures: shrunk }
  }
  const imported: Awaited<ReturnType<typeof importOne>>[] = []
  for (const each of named) imported.push(await importOne(each))

  // Articles with mistakes become drafts, and so do those that link to drafts.
  const { errors } = check({
    ...tree,
    files: new Map([...tree.files, ...imported.map(({ path, text }) => [path, Buffer.from(text)] as const)]),
    newness: new Map([...(tree.newness ?? []), ...imported.map(({ path }) => [path, 9e15] as const)]),
    publicFiles: new Set([...tree.publicFiles, ...imported.flatMap((each) => [...each.pictures.keys()])]),
  })
  for (const each of imported) {
    const own = errors.filter(({ file }) => file === `${tree.label}/${each.path}`)
    for (const { line, message } of own)
      each.notes.push(`a draft until line ${line} of ${each.path} is mended: ${message}`)
    if (own.length === 0 || each.isDraft) continue
    each.text = each.text.replace(/(?<=\ncallToActionText: .*\n)/, 'draft: true\n')
    each.isDraft = true
  }
  return { imported, skipped }
}
