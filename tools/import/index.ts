import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type ContentTree, formatEntry, ownPlace } from '@site/content-check'
import sharp from 'sharp'
import { articles } from '../../lib/content/collections/articles'
import { collectLinkTargets } from '../../lib/content/rules/link-targets'
import { articlePath } from '../../lib/routes'
import { toSlug } from '../../lib/text/slug'
import { checkTree, readEntry } from '../check/site-check'
import { Failure } from '../setup/command.mjs'
import { type Note, toBody } from './body'
import { slugOf, toFields } from './fields'
import type { readSources, Source } from './read-sources'

/** The file of a picture, beside its article, or in a folder that is published. @throws Failure for one outside of the folder. */
const findPicture = (pictures: readonly string[], path: string, address: string) => {
  const clean = address.replace(/[?#].*$/, '').replaceAll('%20', ' ')
  if (clean === '' || /^[a-z][\w+.-]*:|^\/\//i.test(clean)) return undefined
  const beside = join(dirname(path), clean)
  if (!clean.startsWith('/') && beside.startsWith('..'))
    throw new Failure(`${path} shows ${address}, which is outside of the folder; import the folder that has both.`)
  const published = ['', 'static', 'public', 'source', 'src'].map((folder) => join(folder, clean))
  const own = [beside, ...published].find((file) => pictures.includes(file))
  return { own, file: own ?? pictures.find((file) => `/${file}`.endsWith(join('/', clean))) }
}

/** A picture in the size and form that this site needs, and how many pictures it is when it moves. @throws Failure for a file that is none. */
const shrink = async (file: string) => {
  const picture = sharp(file, { limitInputPixels: 100_000_000 }).autoOrient()
  const small = picture.resize({ width: 1600, height: 4000, fit: 'inside', withoutEnlargement: true }).webp()
  try {
    return { pages: (await picture.metadata()).pages ?? 1, bytes: await small.toBuffer() }
  } catch {
    throw new Failure(`${file} cannot be opened as a picture; replace it, or take it out of the folder.`)
  }
}

/** Makes articles of those of another system, each with its pictures by their addresses. What the content has stays as it is. */
export async function importArticles(given: ReturnType<typeof readSources>, tree: ContentTree, publicFolder: string) {
  const { root, sources, pictures, passedOver } = given
  const check = (checked: ContentTree) => checkTree(checked, readEntry, [], undefined, false)
  const { pages } = collectLinkTargets({ entries: check(tree).entries, misplaced: [] })
  const named = new Map<string, Source>()
  const skipped = [...passedOver]
  for (const source of sources) {
    const slug = slugOf(source.path, source.fields)
    const isTaken = named.has(slug) || tree.files.has(`articles/${slug}.mdx`)
    if (isTaken) skipped.push(`${source.path}  is left as it is: there is an article ${slug} already`)
    else named.set(slug, source)
  }
  const linkTo = (address: string): string | undefined => {
    const to = address.trim().replace(/^(?:https?:)?\/\/(?=[^/])|\s/gi, (part) => (part.trim() ? 'https://' : '%20'))
    const own = URL.canParse(to) ? ownPlace(to) : undefined
    if (own || /^https:\/\/(?:localhost|127\.|[^/]*[^\w.:/-])/i.test(to)) return own?.meant
    if (/^https:/i.test(to)) return URL.canParse(to) ? to : undefined
    if (/^mailto:[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/.test(to) || pages.has(to) || tree.publicFiles.has(to)) return to
    return to !== '' && !/^[a-z][\w+.-]*:/i.test(to) && named.has(slugOf(to)) ? articlePath(slugOf(to)) : undefined
  }
  const previews = new Set<string>()
  const importOne = async ([slug, source]: readonly [string, Source]) => {
    const [path, from] = [`articles/${slug}.mdx`, source.path]
    const notes: string[] = []
    const [written, found] = [`\n${source.written}`, new Map<string, number>()]
    const note: Note = (sentence, place = '') => {
      const at = place ? written.indexOf(place, found.get(place) ?? source.start) : -1
      found.set(place, at + 1)
      const line = at < 0 ? '' : `line ${written.slice(0, at + 1).split('\n').length - 1}: `
      notes.push(line + sentence.replace(/\s+/g, ' '))
    }
    const files = new Map<string, string>()
    const pictureAt = (address: string) => {
      const { own: beside, file } = findPicture(pictures, from, address) ?? {}
      if (!file) return undefined
      if (!beside) note(`the picture is from another folder: ${file}`, address)
      const own = `/images/${slug}-${toSlug(file)}.webp`
      files.set(own, file)
      return own
    }
    const start = toBody(source, { name: slug.replaceAll('-', ' '), pictureAt, linkTo, note })
    const paragraph = start.paragraphs.find((words) => !previews.has(words))
    previews.add(paragraph ?? '')
    const { fields, comment } = toFields(source, slug, root, { title: start.title, paragraph }, note)
    let text = formatEntry(articles.schema, fields, start.body, comment)
    const shrunk = new Map<string, Uint8Array>()
    for (const [address, file] of files) {
      const { bytes, pages } = await shrink(join(root, file))
      if (pages > 1) note(`the picture ${file} moves; only its first picture is shown`)
      const isTaken = (file: string) => existsSync(file) && !readFileSync(file).equals(bytes)
      let own = address
      for (let number = 2; isTaken(join(publicFolder, own)); number += 1)
        own = address.replace('.webp', `-${number}.webp`)
      text = text.replaceAll(address, own)
      shrunk.set(own, bytes)
    }
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
    each.notes.push(
      ...own.map(({ line, message }) => `a draft until line ${line} of ${each.path} is mended: ${message}`),
    )
    if (own.length === 0 || each.isDraft) continue
    each.text = each.text.replace(/(?<=\ncallToActionText: .*\n)/, 'draft: true\n')
    each.isDraft = true
  }
  return { imported, skipped }
}
