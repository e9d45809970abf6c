// @ts-check
import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Names of the compressed copies beside a file, by content coding. */
export const codings = /** @type {const} */ ({ br: '.br', gzip: '.gz' })

/** Read by hosts, never served by them. */
const hostFiles = new Set(['_headers', '_redirects'])

/**
 * @typedef {keyof typeof codings} Coding
 * @typedef {Map<string, Coding[]>} SiteIndex Every file that may be served, by its path below the folder (forward
 *   slashes, none in front), with the codings it also lies there in.
 */

/** @param {string} name */
const isHidden = (name) => name.startsWith('.') && name !== '.well-known'

/**
 * Lists what may be served. Only listed files are ever opened, so no address, however it is written, can reach
 * another one: nothing outside the folder, no link out of it, no dot file.
 * @param {string} root The exported folder.
 * @returns {SiteIndex}
 */
export function indexSite(root) {
  /** @type {Set<string>} */
  const names = new Set()
  /** @param {string} folder Empty, or a path that ends in a slash. */
  const walk = (folder) => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      if (isHidden(entry.name)) continue
      const path = `${folder}${entry.name}`
      if (entry.isDirectory()) walk(`${path}/`)
      else if (entry.isFile() && !hostFiles.has(path)) names.add(path)
    }
  }
  walk('')

  /** @type {SiteIndex} */
  const index = new Map()
  for (const name of names) {
    const original = name.replace(/\.(br|gz)$/, '')
    if (original !== name && names.has(original)) continue
    index.set(
      name,
      /** @type {Coding[]} */ (Object.keys(codings)).filter((coding) => names.has(name + codings[coding])),
    )
  }
  return index
}

/**
 * Finds what an address stands for, as static hosts do: `/about` is about.html, `/about.html` and `/about/` lead to
 * `/about`, a folder with an index page is addressed with its slash.
 * @param {SiteIndex} index
 * @param {string} path The decoded path of the address, beginning with a slash.
 * @returns {{ file: string } | { redirect: string } | undefined} A file of the index, or the one right path to go to
 *   (decoded), or undefined when there is nothing.
 */
export function resolveAddress(index, path) {
  const name = path.slice(1)
  if (name === '404' || name === '404.html') return undefined

  if (name.endsWith('.html')) {
    if (!index.has(name)) return undefined
    return { redirect: name === 'index.html' ? '/' : path.replace(/\/index\.html$/, '/').replace(/\.html$/, '') }
  }
  if (name === '' || name.endsWith('/')) {
    const bare = name.slice(0, -1)
    if (bare !== '' && (index.has(`${bare}.html`) || index.has(bare))) return { redirect: `/${bare}` }
    return index.has(`${name}index.html`) ? { file: `${name}index.html` } : undefined
  }
  if (index.has(name)) return { file: name }
  if (/(?:^|\/)index$/.test(name) && index.has(`${name}.html`)) return { redirect: path.replace(/index$/, '') }
  if (index.has(`${name}.html`)) return { file: `${name}.html` }
  return index.has(`${name}/index.html`) ? { redirect: `${path}/` } : undefined
}
