import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { listFiles } from '@site/static-documents'
import { expect, it } from 'vitest'
import { compressFiles } from '@/tools/build/compress'
import { temporaryFolder } from '../../support/temporary-folder'

it('compressed copies contain the same bytes; small files and pictures have none', async () => {
  const text = '<p>'.repeat(400)
  const folder = temporaryFolder({ 'page.html': text, 'small.html': '<p>', 'picture.png': text })
  await compressFiles(folder)
  expect(await listFiles(folder)).toEqual(['page.html', 'page.html.br', 'page.html.gz', 'picture.png', 'small.html'])
  expect(brotliDecompressSync(await readFile(join(folder, 'page.html.br'))).toString()).toBe(text)
  expect(gunzipSync(await readFile(join(folder, 'page.html.gz'))).toString()).toBe(text)
})
