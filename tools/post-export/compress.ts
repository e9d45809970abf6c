import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { CopyStore } from './copy-store'
import { forEachOf, listFiles } from './files'

const compressible = /\.(?:css|html|ico|js|json|map|md|mjs|svg|txt|wasm|webmanifest|xml|xsl|ya?ml)$/
const isPage = /\.(?:html|txt)$/

/** Smaller files fit into the packet that carries their headers. */
const smallest = 600

/**
 * Up to so many pages get brotli's best quality. Thousands of articles get one that is twenty times as fast and costs their
 * readers about a tenth more.
 */
const carefulLimit = 200
const best = 11
const quick = 5

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

/** What the compression did. */
export interface Compressed {
  /** Files that have copies now. */
  files: number
  /** Copies that came from an earlier build. */
  reused: number
}

/** By the number of pages, so that a page has the same copies whatever was built with it. */
async function pageQuality(folder: string, limit: number): Promise<number> {
  const pages = (await listFiles(folder)).filter((file) => file.endsWith('.html'))
  return pages.length > limit ? quick : best
}

/**
 * Writes `.br` and `.gz` copies beside text files. What has not changed since the last build costs a hash and two links.
 */
export class Compressor {
  private files = 0

  private constructor(
    private readonly folder: string,
    private readonly copies: CopyStore,
    private readonly ofPages: number,
  ) {}

  /**
   * @param folder The export, with all its pages.
   * @param store Where copies are kept between builds.
   * @param limit Number of pages from which on speed counts more.
   */
  static async open(folder: string, store: string, limit = carefulLimit): Promise<Compressor> {
    return new Compressor(folder, await CopyStore.open(store), await pageQuality(folder, limit))
  }

  /** Compresses files of the export that are worth it. */
  async add(files: readonly string[]): Promise<void> {
    await forEachOf(
      files.filter((file) => compressible.test(file)),
      16,
      (file) => this.copy(file),
    )
  }

  /** Forgets copies that this build did not need. To be called last. */
  async close(): Promise<Compressed> {
    await this.copies.prune()
    return { files: this.files, reused: this.copies.reused }
  }

  private async copy(file: string): Promise<void> {
    const path = join(this.folder, file)
    const content = await readFile(path)
    if (content.length < smallest) return
    const quality = isPage.test(file) ? this.ofPages : best
    const hash = createHash('sha1').update(content).digest('hex')
    const name = `${hash.slice(0, 2)}/${hash.slice(2)}`
    // Room for the whole answer, so that each copy is one errand to another thread.
    const chunkSize = Math.max(content.length, 1024)
    const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
    await this.copies.place(`${name}.${quality}.br`, `${path}.br`, () => brotli(content, { params, chunkSize }))
    await this.copies.place(`${name}.${quality}.gz`, `${path}.gz`, () =>
      deflate(content, { level: quality === best ? 9 : 6, chunkSize }),
    )
    this.files++
  }
}
