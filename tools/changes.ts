/**
 * `npm run changes -- <before> <after>`: lists the pages and files that differ between two exports.
 * The build id and the hashes in names do not count: a page that refers to a changed script is no changed page.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { addressOf, hashInName, listFiles } from '@site/static-documents'
import { Failure, runCommand } from './setup/command.mjs'

/** The files besides Next's that the build names after their content. */
const namedByContent = /^(?:enhancements|fonts|pictures|admin)\/.*-([0-9A-Za-z]{8,})\.\w+$/

/** Hashes by which policies name inline scripts and styles. These are compared themselves, so only their number counts. */
const policyHash = /sha256-[\w+/]{43}=/g

/** The files of an export by path, but for compressed copies, with `*` in place of hashes; files whose whole names are hashes are joined. */
async function readExport(folder: string): Promise<ReadonlyMap<string, string>> {
  const paths = (await listFiles(folder)).filter((path) => !/\.(?:br|gz)$/.test(path))
  const hashes = paths.flatMap((path) => hashInName(path) ?? namedByContent.exec(path)?.[1] ?? [])
  const anyHash = new RegExp([policyHash.source, ...hashes].join('|'), 'g')
  const named = paths.map((path): [path: string, text: string] => [
    path.replace(anyHash, '*'),
    readFileSync(join(folder, path), 'latin1').replace(anyHash, '*'),
  ])
  const files = new Map<string, string>()
  for (const [path, text] of named.sort(([, a], [, b]) => (a < b ? -1 : 1)))
    files.set(path, (files.get(path) ?? '') + text)
  return files
}

/** What two exports do not have in common: pages by address, and all other files by path. */
async function compareExports(before: string, after: string): Promise<string> {
  const [old, now] = await Promise.all([readExport(before), readExport(after)])
  const all = new Set([...old.keys(), ...now.keys()])
  const changed = [...all].filter((path) => old.get(path) !== now.get(path)).sort()
  const kind = (path: string) => {
    if (!old.has(path)) return 'added'
    return now.has(path) ? 'changed' : 'removed'
  }
  const lines = changed.map((path) => `${kind(path)} ${path.endsWith('.html') ? addressOf(path) : path}`)
  return lines.join('\n') || 'Nothing changes.'
}

await runCommand(async () => {
  const [before = '', after = ''] = process.argv.slice(2)
  if (!existsSync(before) || !existsSync(after))
    throw new Failure('Name the folders of two exports that exist: npm run changes -- out.before out')
  console.log(await compareExports(before, after))
})
