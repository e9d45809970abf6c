import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join, relative, sep } from 'node:path'
import type { ContentTree } from './content'

const isHidden = (path: string): boolean => /(?:^|\/)\./.test(path)

/** Everything below a folder, except hidden files but for symbolic links, which hosts and copies follow; nothing when the folder is missing. */
export const listFolder = (root: string): { path: string; folder: boolean; symbolic: boolean }[] =>
  existsSync(root)
    ? readdirSync(root, { recursive: true, withFileTypes: true })
        .map((entry) => ({
          path: relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'),
          folder: entry.isDirectory(),
          symbolic: entry.isSymbolicLink(),
        }))
        .filter(({ path, symbolic }) => symbolic || !isHidden(path))
    : []

/**
 * Reads every file below a folder, but for hidden ones and symbolic links, which could lead to any file of the machine.
 * @param publicFolder Has the pictures and files that texts may link to.
 * @param label How findings show the path of the folder.
 */
export function readTree(folder: string, publicFolder: string, label = 'content'): ContentTree {
  const files = new Map<string, Uint8Array>()
  const folders = new Set<string>()
  const unreadable: string[] = []
  const published = listFolder(publicFolder)
  const symbolicLinks = published.flatMap(({ path, symbolic }) => (symbolic ? `${basename(publicFolder)}/${path}` : []))
  for (const entry of listFolder(folder)) {
    // Hidden links among the texts are those of text editors, and nothing reads them.
    if (entry.symbolic) symbolicLinks.push(...(isHidden(entry.path) ? [] : [`${label}/${entry.path}`]))
    else if (entry.folder) folders.add(entry.path)
    else
      try {
        files.set(entry.path, readFileSync(join(folder, entry.path)))
      } catch {
        unreadable.push(entry.path)
      }
  }
  const publicFiles = new Set(published.flatMap((entry) => (entry.folder || entry.symbolic ? [] : [`/${entry.path}`])))
  return { label, exists: existsSync(folder), files, folders, unreadable, symbolicLinks, publicFiles }
}

export { checkSpelling, type SpellingSettings } from './spelling'
