// @ts-check
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * The fingerprint of the inputs that a finished job left in a file.
 * @param {string} file
 * @returns {string | undefined} Undefined when there is none, so that the job is done again.
 */
export function readStamp(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).inputs
  } catch {
    return undefined
  }
}

/**
 * Notes that a job is finished for these inputs. The file is renamed into place, so that it is never read half-written.
 * @param {string} file
 * @param {string} inputs A fingerprint.
 */
export function writeStamp(file, inputs) {
  mkdirSync(dirname(file), { recursive: true })
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, `${JSON.stringify({ inputs })}\n`)
  renameSync(draft, file)
}
