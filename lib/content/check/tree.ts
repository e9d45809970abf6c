import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/** The files of the content folder as they are on disk. Paths are relative to it, with forward slashes. */
export interface ContentTree {
  /** Path of the content folder as the author writes it, usually `content`. */
  label: string
  exists: boolean
  files: ReadonlyMap<string, Uint8Array>
  folders: ReadonlySet<string>
  unreadable: readonly string[]
  /** Addresses of the files in public/, such as `/images/team.webp`. */
  publicFiles: ReadonlySet<string>
}

const isHidden = (path: string): boolean => path.split('/').some((part) => part.startsWith('.'))

const list = (root: string): { path: string; folder: boolean }[] =>
  existsSync(root)
    ? readdirSync(root, { recursive: true, withFileTypes: true })
        .map((entry) => ({
          path: relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'),
          folder: entry.isDirectory(),
        }))
        .filter(({ path }) => !isHidden(path))
    : []

/** Reads every file below `folder`. Hidden files are left out; files that cannot be read are listed in `unreadable`. */
export const readTree = (folder: string, publicFolder: string, label: string): ContentTree => {
  const files = new Map<string, Uint8Array>()
  const folders = new Set<string>()
  const unreadable: string[] = []
  for (const entry of list(folder)) {
    if (entry.folder) {
      folders.add(entry.path)
      continue
    }
    try {
      files.set(entry.path, readFileSync(join(folder, entry.path)))
    } catch {
      unreadable.push(entry.path)
    }
  }
  const publicFiles = new Set(
    list(publicFolder).flatMap(({ path, folder: isFolder }) => (isFolder ? [] : [`/${path}`])),
  )
  return { label, exists: existsSync(folder), files, folders, unreadable, publicFiles }
}
