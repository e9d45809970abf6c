// @ts-check
import { createHash } from 'node:crypto'
import { statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { codings, indexSite } from './site-index.mjs'

/** Bytes of file contents kept in memory. */
const memory = 64 * 1024 * 1024

/**
 * @typedef {object} Content
 * @property {Buffer} body
 * @property {string} etag Strong, different for each coding.
 */

/** An exported folder: what is in it, and the contents read so far. A finished build that replaces it is noticed. */
export class SiteFolder {
  #root
  #identity = ''
  #held = 0
  /** @type {Map<string, Content>} */
  #contents = new Map()
  /** @type {import('./site-index.mjs').SiteIndex} */
  #index = new Map()

  /** @param {string} root */
  constructor(root) {
    this.#root = root
  }

  /**
   * The files of the folder as it is now. Looking costs a few microseconds; listing happens once for each build.
   * @returns {import('./site-index.mjs').SiteIndex}
   */
  index() {
    const stats = statSync(this.#root, { throwIfNoEntry: false })
    // Between the two renames of a finished build there is no folder for an instant: what is known still holds.
    const identity = stats === undefined ? this.#identity : `${stats.ino} ${stats.mtimeMs}`
    if (identity !== this.#identity) {
      this.#index = indexSite(this.#root)
      this.#identity = identity
      this.#contents.clear()
      this.#held = 0
    }
    return this.#index
  }

  /**
   * Reads a file of the index, or its compressed copy.
   * @param {string} file
   * @param {import('./site-index.mjs').Coding | undefined} coding
   * @returns {Promise<Content>}
   */
  async read(file, coding) {
    const path = coding === undefined ? file : file + codings[coding]
    const known = this.#contents.get(path)
    if (known !== undefined) return known
    const body = await readFile(join(this.#root, path))
    const content = { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` }
    if (this.#held + body.length <= memory) {
      this.#contents.set(path, content)
      this.#held += body.length
    }
    return content
  }
}
