import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { compressFolder } from '@/tools/post-export/compress'

let folder = ''
let store = ''
const stored = async () => (await readdir(store, { recursive: true })).filter((name) => name.endsWith('.br')).sort()

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'compress-'))
  store = `${folder}-store`
  for (const name of ['a', 'b', 'c']) await writeFile(join(folder, `${name}.html`), `<p>${name}</p>`.repeat(100))
  await writeFile(join(folder, 'print.css'), 'p{color:red}'.repeat(50))
})

afterEach(async () => {
  await rm(folder, { recursive: true })
  await rm(store, { recursive: true })
})

describe('compressing', () => {
  it('does its best on a site of usual size', async () => {
    await compressFolder(folder, store)
    expect(await stored()).toHaveLength(4)
    expect((await stored()).every((name) => name.endsWith('.11.br'))).toBe(true)
  })

  it('is quick with the pages of a very large site, all of which count', async () => {
    await compressFolder(folder, store, 2000)
    expect((await stored()).filter((name) => name.endsWith('.6.br'))).toHaveLength(3)
    expect((await stored()).filter((name) => name.endsWith('.11.br'))).toHaveLength(1)
  })

  it('does the work once for equal files, and forgets what is no longer used', async () => {
    await writeFile(join(folder, 'b.html'), '<p>a</p>'.repeat(100))
    expect(await compressFolder(folder, store)).toEqual({ files: 4, reused: 0 })
    expect(await stored()).toHaveLength(3)
    await rm(join(folder, 'c.html'))
    for (const name of await readdir(folder)) if (/\.(?:br|gz)$/.test(name)) await rm(join(folder, name))
    expect(await compressFolder(folder, store)).toEqual({ files: 3, reused: 4 })
    expect(await stored()).toHaveLength(2)
  })

  it('leaves small files and pictures alone', async () => {
    await writeFile(join(folder, 'small.html'), '<p>')
    await writeFile(join(folder, 'picture.png'), Buffer.alloc(1000))
    await compressFolder(folder, store)
    expect(await readdir(folder)).not.toContain('small.html.br')
    expect(await readdir(folder)).not.toContain('picture.png.br')
  })
})
