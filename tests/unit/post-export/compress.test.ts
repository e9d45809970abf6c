import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Compressor } from '@/tools/post-export/compress'
import { listFiles } from '@/tools/post-export/files'

let folder = ''
let store = ''
const stored = async () => (await readdir(store, { recursive: true })).filter((name) => name.endsWith('.br')).sort()

async function compressAll(limit?: number) {
  const compressor = await Compressor.open(folder, store, limit)
  await compressor.add(await listFiles(folder))
  return compressor.close()
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'compress-'))
  store = `${folder}-store`
  for (const name of ['a', 'b', 'c']) await writeFile(join(folder, `${name}.html`), `<p>${name}</p>`.repeat(200))
  await writeFile(join(folder, 'print.css'), 'p{color:red}'.repeat(100))
})

afterEach(async () => {
  await rm(folder, { recursive: true })
  await rm(store, { recursive: true })
})

describe('compressing', () => {
  it('does its best on a site of usual size', async () => {
    await compressAll()
    expect(await stored()).toHaveLength(4)
    expect((await stored()).every((name) => name.endsWith('.11.br'))).toBe(true)
  })

  it('is quick with the pages of a site that has many', async () => {
    await compressAll(2)
    expect((await stored()).filter((name) => name.endsWith('.5.br'))).toHaveLength(3)
    expect((await stored()).filter((name) => name.endsWith('.11.br'))).toHaveLength(1)
  })

  it('does the work once for equal files, and forgets what is no longer used', async () => {
    await writeFile(join(folder, 'b.html'), '<p>a</p>'.repeat(200))
    expect(await compressAll()).toEqual({ files: 4, reused: 0 })
    expect(await stored()).toHaveLength(3)
    await rm(join(folder, 'c.html'))
    for (const name of await readdir(folder)) if (/\.(?:br|gz)$/.test(name)) await rm(join(folder, name))
    expect(await compressAll()).toEqual({ files: 3, reused: 4 })
    expect(await stored()).toHaveLength(2)
  })

  it('leaves small files and pictures alone', async () => {
    await writeFile(join(folder, 'small.html'), '<p>')
    await writeFile(join(folder, 'picture.png'), Buffer.alloc(1000))
    await compressAll()
    expect(await readdir(folder)).not.toContain('small.html.br')
    expect(await readdir(folder)).not.toContain('picture.png.br')
  })
})
