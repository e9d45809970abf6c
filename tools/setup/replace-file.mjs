// @ts-check
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Writes a file, and its folder, in one step: where the disk is full, the old one stays, and nobody reads half of it.
 * @param {string} file
 * @param {string | Uint8Array} content
 */
export function replaceFile(file, content) {
  const draft = `${file}.${process.pid}`
  mkdirSync(dirname(file), { recursive: true })
  try {
    writeFileSync(draft, content)
    renameSync(draft, file)
  } finally {
    rmSync(draft, { force: true })
  }
}
