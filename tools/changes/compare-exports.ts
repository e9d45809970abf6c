import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { addressOf, hashInName, listFiles } from '@site/static-documents'

type Change = 'added' | 'changed' | 'removed'

/** What two exports do not have in common: pages by address, and all other files by path, with `*` in place of hashes. */
export interface Changes {
  pages: [address: string, change: Change][]
  files: [path: string, change: Change][]
}

/** The files besides Next's that the build names after their content. */
const namedByContent = /^(?:enhancements|fonts|pictures|admin)\/.*-([0-9A-Za-z]{8,})\.\w+$/

/** Compressed copies are compared by what is in them. */
const original = (path: string): string => path.replace(/\.(?:br|gz)$/, '')

const digestOf = (text: string): string => createHash('sha256').update(text, 'latin1').digest('base64')

/** Replaces each of some texts. */
const replaceAll = (text: string, values: ReadonlyMap<string, string>): string =>
  values.size === 0
    ? text
    : text.replace(new RegExp([...values.keys()].join('|'), 'g'), (key) => values.get(key) ?? key)

/** Hashes by which policies name inline scripts and styles. These are compared themselves, so only their number counts. */
const policyHash = /sha256-[\w+/]{43}=/g

/** The files of an export, with one character a byte, and each hash in their names with what its file contains. */
interface Export {
  texts: ReadonlyMap<string, string>
  hashes: ReadonlyMap<string, string>
}

async function readExport(folder: string): Promise<Export> {
  const paths = await listFiles(folder)
  const texts = new Map<string, string>()
  for (const path of paths) {
    const bytes = await readFile(join(folder, path))
    const isBrotli = path.endsWith('.br')
    const content = isBrotli ? brotliDecompressSync(bytes) : path.endsWith('.gz') ? gunzipSync(bytes) : bytes
    texts.set(path, content.toString('latin1'))
  }
  const named = paths.flatMap((path): [hash: string, path: string][] => {
    const hash = hashInName(path) ?? namedByContent.exec(path)?.[1]
    return hash === undefined || path !== original(path) ? [] : [[hash, path]]
  })
  const blank = new Map(named.map(([hash]) => [hash, '*']))
  const digest = (path: string) => digestOf(replaceAll(texts.get(path) ?? '', blank))
  return { texts, hashes: new Map(named.map(([hash, path]) => [hash, digest(path)])) }
}

/** The files by path, with the hashes of names that `other` has for the same content replaced by the same text, and the others by `*`. */
function normalize({ texts, hashes }: Export, other: Export): ReadonlyMap<string, string> {
  const shared = new Set(other.hashes.values())
  const names = new Map(Array.from(hashes, ([hash, content]) => [hash, shared.has(content) ? content : '*']))
  const named = Array.from(texts, ([path, text]): [path: string, text: string] => [
    replaceAll(path, names),
    replaceAll(text, names).replace(policyHash, '*'),
  ])
  const files = new Map<string, string>()
  // Changed files whose whole names are hashes are compared together.
  for (const [path, text] of named.sort(([, a], [, b]) => (a < b ? -1 : 1)))
    files.set(path, (files.get(path) ?? '') + text)
  return files
}

/**
 * Compares every file of two exports. The build id and the hashes in names do not count: what they stand for is compared itself. A page that
 * refers to a changed script is therefore no changed page.
 * @param before Folder of the export without the change.
 * @param after Folder of the export with it.
 */
export async function compareExports(before: string, after: string): Promise<Changes> {
  const [old, now] = [await readExport(before), await readExport(after)]
  const [files, others] = [normalize(old, now), normalize(now, old)]
  const changed = new Map<string, Change>()
  for (const [path, text] of files)
    if (others.get(path) !== text) changed.set(path, others.has(path) ? 'changed' : 'removed')
  for (const path of others.keys()) if (!files.has(path)) changed.set(path, 'added')
  const all = [...changed]
    .filter(([path]) => path === original(path) || !changed.has(original(path)))
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return {
    pages: all.filter(([path]) => path.endsWith('.html')).map(([path, change]) => [addressOf(path), change]),
    files: all.filter(([path]) => !path.endsWith('.html')),
  }
}

/** The changes as Markdown for the summary of a pull request. */
export function formatChanges({ pages, files }: Changes): string {
  const table = (title: string, head: string, rows: readonly [string, Change][]): string =>
    [
      `### ${title}`,
      '',
      `| ${head} | Change |`,
      '| --- | --- |',
      ...rows.map((row) => `| ${row.join(' | ')} |`),
      '',
    ].join('\n')
  const parts = [
    ...(pages.length > 0 ? [table('Changed pages', 'Page', pages)] : []),
    ...(files.length > 0 ? [table('Other changed files', 'File', files)] : []),
  ]
  return parts.join('\n') || '### Changed pages\n\nNothing changes.\n'
}
