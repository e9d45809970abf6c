import { entryIn, fieldOf, type RemovedEntry, readParts } from '@site/content-check'
import { parseDocument } from 'yaml'
import { git } from '../../lib/build/changes'
import { today } from '../../lib/build/today'
import { collections } from '../../lib/content/collections'
import { lifeOf, publicationOn } from '../../lib/content/publication'

/** The newest commit that the public site may have been built from: where this branch left the main one, or the last commit. */
function publicCommit(folder: string): string | undefined {
  for (const branch of ['origin/HEAD', 'origin/main', 'origin/master']) {
    const base = git(folder, 'merge-base', 'HEAD', branch)
    if (base) return base
  }
  return git(folder, 'rev-parse', '--verify', 'HEAD')
}

/** A file of the project as it is published; empty where the history does not tell. */
export const publishedText = (file: string): string => git('.', 'show', `${publicCommit('.')}:./${file}`) ?? ''

/** Whether an entry was public on a day, or had been. A sample is no address that others know. */
export const wasPublic = ({ path, text }: RemovedEntry, day: string): boolean => {
  const { fields: yaml = text } = readParts(text, 'md') ?? {}
  const fields = parseDocument(yaml, { logLevel: 'silent' }).toJS({ maxAliasCount: 0 })
  const { name } = entryIn(collections, path) ?? {}
  if (name === undefined || fieldOf(fields, 'sample') === true) return false
  return ['live', 'expired'].includes(publicationOn(day, lifeOf(name, fields)))
}

/**
 * Articles that the Git history of the main branch contains as public and that are gone from the folder. Finds none where there
 * is no history; in a shallow copy it finds those of the commits that are there.
 * @param folder The content folder.
 * @param present Slugs of the articles that are there.
 */
export function removedArticles(folder: string, present: ReadonlySet<string>): RemovedEntry[] {
  const from = publicCommit(folder)
  if (from === undefined) return []
  const known = new Set(present)
  const changes = ['--first-parent', '--diff-merges=first-parent', '--no-renames', '--relative', '--diff-filter=D']
  const log = git(folder, 'log', ...changes, '--name-only', '--format=%x00%H^ %cs', from, '--', 'articles') ?? ''
  const now = `${from} ${today()}\n${git(folder, 'ls-tree', '--name-only', from, 'articles/')}`
  // Each block names a commit, a day, and files that the commit has and that were gone on that day; the newest is the first.
  return [now, ...log.split('\0').slice(1)].flatMap((block) => {
    const [start = '', ...files] = block.split('\n')
    const [commit, day = ''] = start.split(' ')
    return files.flatMap((file) => {
      const slug = /^articles\/([a-z0-9-]+)\.mdx$/.exec(file)?.[1]
      if (slug === undefined || known.has(slug)) return []
      known.add(slug)
      const text = git(folder, 'show', `${commit}:./${file}`)
      return text !== undefined && wasPublic({ path: file, text }, day) ? [{ path: file, text }] : []
    })
  })
}

/**
 * The files of a folder that differ from what is published, with their published texts; new ones have none. Undefined where the history
 * does not tell: without Git, outside of a repository, and in a shallow copy.
 */
export function changedFiles(folder: string): ReadonlyMap<string, string | undefined> | undefined {
  const from = publicCommit(folder)
  if (from === undefined || git(folder, 'rev-parse', '--is-shallow-repository') !== 'false') return undefined
  const namesIn = (...args: string[]) => (git(folder, ...args, '-z', '--', '.') ?? '').split('\0').filter(Boolean)
  const added = namesIn('ls-files', '--others').map((file) => [file, undefined] as const)
  const changed = namesIn('diff', '--name-only', '--no-renames', '--relative', from)
  return new Map([...added, ...changed.map((file) => [file, git(folder, 'show', `${from}:./${file}`)] as const)])
}
