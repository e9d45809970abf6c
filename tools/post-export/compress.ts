import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { CopyStore } from './copy-store'
import { forEachOf, listFiles } from './files'

const compressible = /\.(?:css|html|ico|js|json|map|md|mjs|svg|txt|wasm|webmanifest|xml|xsl|ya?ml)$/
const isPage = /\.(?:html|txt)$/

/** Smaller files fit into the packet that carries their headers. */
const smallest = 256

/**
 * Bytes of pages and payloads up to which they get brotli's best quality. With thousands of articles they get one that
 * is a hundred times as fast and costs their readers about a tenth.
 */
const carefulLimit = 12_000_000
const best = 11
const quick = 6

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

/** What the compression did. */
export interface Compressed {
  /** Files that have copies now. */
  files: number
  /** Copies that came from an earlier build. */
  reused: number
}

async function pageQuality(folder: string, files: readonly string[], limit: number): Promise<number> {
  let bytes = 0
  await forEachOf(files, 32, async (file) => {
    if (!isPage.test(file)) return
    const { size } = await stat(join(folder, file))
    bytes += size
  })
  return bytes > limit ? quick : best
}

/**
 * Writes `.br` and `.gz` copies beside every text file. What has not changed since the last build costs a hash and two
 * links.
 * @param folder The export.
 * @param store Where copies are kept between builds.
 * @param limit Bytes of pages from which on speed counts more.
 */
export async function compressFolder(folder: string, store: string, limit = carefulLimit): Promise<Compressed> {
  const files = (await listFiles(folder)).filter((file) => compressible.test(file))
  const copies = await CopyStore.open(store)
  const ofPages = await pageQuality(folder, files, limit)
  let compressed = 0
  await forEachOf(files, 16, async (file) => {
    const path = join(folder, file)
    const content = await readFile(path)
    if (content.length < smallest) return
    const quality = isPage.test(file) ? ofPages : best
    const hash = createHash('sha1').update(content).digest('hex')
    const name = `${hash.slice(0, 2)}/${hash.slice(2)}`
    const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
    await copies.place(`${name}.${quality}.br`, `${path}.br`, () => brotli(content, { params }))
    await copies.place(`${name}.${quality}.gz`, `${path}.gz`, () =>
      deflate(content, { level: quality === best ? 9 : 6 }),
    )
    compressed++
  })
  await copies.prune()
  return { files: compressed, reused: copies.reused }
}
