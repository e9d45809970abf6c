import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { listFiles, mapWithLimit } from '@site/static-documents'

const compressible = /\.(?:css|html|ico|js|json|map|md|mjs|svg|txt|wasm|webmanifest|xml|xsl|ya?ml)$/

/** Of smaller files less than a hundred bytes would be saved: a compressed answer has more headers. */
const smallest = 400

/** Brotli's best quality takes far too long for more pages: above this, pages, feeds, lists, and Markdown get a lower one. */
const carefulLimit = 200

const page = /\.(?:html|json|md|txt|xml)$/

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

/** Writes `.br` and `.gz` copies beside the text files of an export. */
export async function compressFiles(folder: string): Promise<void> {
  const files = await listFiles(folder)
  const isLarge = files.filter((file) => file.endsWith('.html')).length > carefulLimit
  const texts = files.filter((file) => compressible.test(file))
  await mapWithLimit(texts, 16, async (file) => {
    const path = join(folder, file)
    const content = await readFile(path)
    if (content.length < smallest) return
    const [quality, level] = isLarge && page.test(file) ? [5, 6] : [11, 9]
    const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
    await writeFile(`${path}.br`, await brotli(content, { params }))
    await writeFile(`${path}.gz`, await deflate(content, { level }))
  })
}
