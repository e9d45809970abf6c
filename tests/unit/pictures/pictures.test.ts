import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { expandPictures } from '@/lib/pictures/expand-pictures'
import { measurePicture } from '@/lib/pictures/measure-picture'
import { pictureVariants } from '@/lib/pictures/picture-variants'
import { writePictures } from '@/tools/pictures/write-pictures'
import { temporaryFolder, writeFiles } from '../tools/temporary-folder'

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0e5f66' } })

describe('measurePicture', () => {
  test.each([
    ['png', picture(30, 20).png()],
    ['jpg', picture(30, 20).jpeg()],
    ['webp', picture(30, 20).webp()],
    ['avif', picture(30, 20).avif()],
  ])('reads %s', async (format, made) => {
    expect(measurePicture(await made.toBuffer())).toEqual({ format, width: 30, height: 20 })
  })

  test('gives a turned photo its turned size', async () => {
    const photo = await picture(30, 20).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    expect(measurePicture(photo)).toEqual({ format: 'jpg', width: 20, height: 30 })
  })

  test.each(['', 'no picture', '\u0089PNG'])('knows that %j is none', (text) => {
    expect(measurePicture(Buffer.from(text))).toBeUndefined()
  })
})

const source = { address: '/images/shelf.final.jpg', hash: 'abcdef0123456789', width: 1000 }

test('variants are never larger than the original, and their names change with its bytes', () => {
  const addresses = pictureVariants(source, 'text').map(({ address }) => address)
  expect(addresses).toHaveLength(8)
  expect(addresses).toContain('/images/shelf.final-960w.abcdef01.avif')
  expect(addresses).toContain('/images/shelf.final-1000w.abcdef01.webp')
  expect(pictureVariants({ ...source, hash: '99999999' }, 'text')[0]?.address).toContain('.99999999.')
  expect(pictureVariants({ ...source, width: 64 }, 'portrait').map(({ width }) => width)).toEqual([64, 64])
  expect(Math.max(...pictureVariants({ ...source, width: 5000 }, 'text').map(({ width }) => width))).toBe(1920)
})

test('pictures in a text get their files, their size, and load late; other images stay', () => {
  const html = '<p><img src="/images/a.jpg" alt="A &amp; B"/></p><img src="https://example.com/x.png" alt=""/>'
  const shown = expandPictures(html, (address) => ({
    src: `${address}.webp`,
    width: 30,
    height: 20,
    avif: '/a-30w.avif 30w',
    webp: '/a-30w.webp 30w',
  }))
  expect(shown).toContain('<source type="image/avif" srcset="/a-30w.avif 30w" sizes="')
  expect(shown).toContain('alt="A &amp; B" width="30" height="20" loading="lazy"')
  expect(shown).toContain('<img src="https://example.com/x.png" alt=""/>')
  expect(expandPictures(html, (src) => ({ src, width: 30, height: 20 }))).toContain(
    '<p><img src="/images/a.jpg" alt="A &amp; B" width="30" height="20" loading="lazy" decoding="async"/></p>',
  )
})

test('the build makes the files that pages mention, from its cache the second time, and ships no other picture', async () => {
  const root = temporaryFolder({ 'out/images/shown.jpg': 'copied by Next', 'out/images/hidden.png': 'copied by Next' })
  const [out, publicFolder, cache] = [join(root, 'out'), join(root, 'public'), join(root, 'cache')]
  const original = await picture(700, 350).jpeg().toBuffer()
  writeFiles(root, { 'public/images/hidden.png': 'x', 'public/images/linked.png': 'y' })
  writeFileSync(join(publicFolder, 'images/shown.jpg'), original)
  const { readPicture } = await import('@/lib/pictures/describe-picture')
  const read = readPicture('/images/shown.jpg', publicFolder)
  const variants = read ? pictureVariants(read, 'text') : []
  const mentioned = variants.filter(({ width }) => width !== 700)
  const srcset = mentioned.map(({ address, width }) => `${address} ${width}w`).join(', ')
  writeFileSync(join(out, 'page.html'), `<img srcset="${srcset}"><a href="/images/linked.png">`)

  expect(await writePictures({ out, publicFolder, cache })).toBe(4)
  const shipped = readdirSync(join(out, 'images')).map((name) => `/images/${name}`)
  expect(shipped.sort()).toEqual(['/images/linked.png', ...mentioned.map(({ address }) => address)].sort())
  for (const { address, format, width } of mentioned)
    expect(measurePicture(readFileSync(join(out, address)))).toEqual({ format, width, height: width / 2 })

  const times = () => readdirSync(cache).map((name) => statSync(join(cache, name)).mtimeMs)
  const before = times()
  expect(await writePictures({ out, publicFolder, cache })).toBe(4)
  expect(times()).toEqual(before)
})

test('a site without pictures ships none', async () => {
  const root = temporaryFolder({ 'out/images/left.png': 'x', 'out/page.html': 'x' })
  expect(await writePictures({ out: join(root, 'out'), publicFolder: join(root, 'public'), cache: root })).toBe(0)
  expect(existsSync(join(root, 'out/images'))).toBe(false)
})
