// @ts-check
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Reads the fingerprint of the inputs that a finished job has written to a file.
 * @param {string} file
 * @returns {string | undefined} Undefined when there is none, so that the job runs again.
 */
export function readStamp(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).inputs
  } catch {
    return undefined
  }
}

/**
 * Records that a job is finished for these inputs. The file is renamed into place, so that it is never read half-written.
 * @param {string} file
 * @param {string} inputs A fingerprint.
 */
export function writeStamp(file, inputs) {
  mkdirSync(dirname(file), { recursive: true })
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, `${JSON.stringify({ inputs })}\n`)
  renameSync(draft, file)
}
