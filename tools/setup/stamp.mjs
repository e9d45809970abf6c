// @ts-check
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * The fingerprint that a finished job left behind.
 * @param {string} file
 * @returns {string | undefined} Undefined when there is none or it cannot be read, so that the job is done again.
 */
export function readStamp(file) {
  try {
    const { inputs } = JSON.parse(readFileSync(file, 'utf8'))
    return typeof inputs === 'string' ? inputs : undefined
  } catch {
    return undefined
  }
}

/**
 * Notes that a job is finished for these inputs. Written beside and renamed, so that no reader sees half of it.
 * @param {string} file
 * @param {string} inputs A fingerprint.
 */
export function writeStamp(file, inputs) {
  mkdirSync(dirname(file), { recursive: true })
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, `${JSON.stringify({ inputs })}\n`)
  renameSync(draft, file)
}
