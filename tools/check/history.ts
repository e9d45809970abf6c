import type { RemovedEntry } from '@site/content-check'
import { parseDocument } from 'yaml'
import { git } from '../../lib/content/changes'
import { publicationOn } from '../../lib/content/publication'
import { today } from '../../lib/content/today'

/** The last version of a file that the history contains, and the day on which the file was removed. */
interface LastVersion {
  commit: string
  removedOn: string
}

/** The fields above a text with the lines `---` around them; the first group is their YAML. The content check has passed the file. */
export const frontMatter = /^---[ \t]*\r?\n(.*?)\r?\n---[ \t]*(?:\r?\n|$)/s

const articleFile = /^articles\/([a-z0-9-]+)\.mdx$/

/** The newest commit that the public site may have been built from: where this branch left the main one, or the last commit. */
function publicCommit(folder: string): string | undefined {
  for (const branch of ['origin/HEAD', 'origin/main', 'origin/master']) {
    const base = git(folder, 'merge-base', 'HEAD', branch)
    if (base) return base
  }
  return git(folder, 'rev-parse', '--verify', 'HEAD')
}

/** The last versions of all articles that the main branch ever had, by slug. */
function lastVersions(folder: string, from: string, now: string): Map<string, LastVersion> {
  const changes = ['--first-parent', '--diff-merges=first-parent', '--no-renames', '--relative', '--name-status']
  const log = git(folder, 'log', ...changes, '--format=commit %H %cs', from, '--', 'articles')
  const versions = new Map<string, LastVersion>()
  const removals = new Map<string, string>()
  let commit = ''
  let day = now
  for (const line of log?.split('\n') ?? []) {
    const [first = '', second = '', third = ''] = line.split(/[ \t]/)
    if (first === 'commit') [commit, day] = [second, third]
    const slug = articleFile.exec(second)?.[1]
    if (slug === undefined || versions.has(slug)) continue
    if (first === 'D') removals.set(slug, removals.get(slug) ?? day)
    else versions.set(slug, { commit, removedOn: removals.get(slug) ?? now })
  }
  return versions
}

/** The fields above the text of an article. */
const fieldsOf = (text: string): Record<string, unknown> => {
  const [, yaml = ''] = frontMatter.exec(text) ?? []
  return Object(parseDocument(yaml, { logLevel: 'silent' }).toJS({ maxAliasCount: 0 }))
}

const wasPublic = (text: string, day: string): boolean => {
  const { draft, published } = fieldsOf(text)
  return publicationOn(day, { draft: draft === true, published: String(published) }) === 'live'
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
  const gone = [...lastVersions(folder, from, today())].filter(([slug]) => !present.has(slug))
  return gone.flatMap(([slug, { commit, removedOn }]) => {
    const text = git(folder, 'show', `${commit}:./articles/${slug}.mdx`)
    return text !== undefined && wasPublic(text, removedOn) ? [{ slug, text }] : []
  })
}

/**
 * The files of a folder that differ from what is published, with their published texts; new ones have none. Undefined where the history
 * does not tell: without Git, outside of a repository, and in a shallow copy.
 */
export function changedFiles(folder: string): ReadonlyMap<string, string | undefined> | undefined {
  const from = publicCommit(folder)
  if (from === undefined || git(folder, 'rev-parse', '--is-shallow-repository') !== 'false') return undefined
  const namesIn = (...args: string[]) =>
    git(folder, ...args, '-z', '--', '.')
      ?.split('\0')
      .filter(Boolean) ?? []
  const added = namesIn('ls-files', '--others').map((file) => [file, undefined] as const)
  const changed = namesIn('diff', '--name-only', '--no-renames', '--relative', from)
  return new Map([...added, ...changed.map((file) => [file, git(folder, 'show', `${from}:./${file}`)] as const)])
}
