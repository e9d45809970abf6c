import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { FirstView } from './first-view'

/**
 * Bytes of the scripts that a page loaded, as gzip makes them, whatever coding they were sent in: the measure in which
 * frameworks state their size.
 * @param folder The export that the page came from.
 */
export function scriptBytes({ transfers }: FirstView, folder: string): number {
  // A frame may ask for the same file again and get it from memory.
  const files = new Set(transfers.flatMap(({ type, path }) => (type === 'Script' ? [join(folder, path)] : [])))
  return [...files].reduce((sum, file) => sum + gzipSize(file), 0)
}

/** Size of a file after gzip: of its compressed copy, if there is one. */
export function gzipSize(file: string): number {
  const copy = `${file}.gz`
  return existsSync(copy) ? statSync(copy).size : gzipSync(readFileSync(file), { level: 9 }).length
}
