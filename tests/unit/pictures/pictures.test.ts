import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { expandPictures } from '@/lib/pictures/expand-pictures'
import { measurePicture } from '@/lib/pictures/measure-picture'
import { pictureVariants } from '@/lib/pictures/picture-variants'
import { writePictures } from '@/tools/pictures/write-pictures'
import { temporaryFolder, writeFiles } from '../../support/temporary-folder'

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0e5f66' } })

test('gives a turned photo its turned size', async () => {
  const photo = await picture(30, 20).withMetadata({ orientation: 6 }).jpeg().toBuffer()
  expect(measurePicture(photo)).toEqual({ format: 'jpg', width: 20, height: 30 })
})

const source = { address: '/images/shelf.final.jpg', hash: 'abcdef0123456789', width: 1000 }

test('variants are never larger than the original, and their names change with its bytes', () => {
  const addresses = pictureVariants(source, 'text').map(({ address }) => address)
  expect(addresses).toHaveLength(8)
  expect(addresses).toContain('/pictures/shelf.final-960w.abcdef01.avif')
  expect(addresses).toContain('/pictures/shelf.final-1000w.abcdef01.webp')
  expect(pictureVariants({ ...source, hash: '99999999' }, 'text')[0]?.address).toContain('.99999999.')
  expect(Math.max(...pictureVariants({ ...source, width: 5000 }, 'text').map(({ width }) => width))).toBe(1920)
})

test('pictures in a text get their files, their size, and load late, drawings their markup; other images stay', () => {
  const html =
    '<p><img src="/images/a.jpg" alt="A &amp; B"/></p><img src="https://example.com/x.png" alt=""/><img src="/images/d.svg" alt="D"/>'
  const drawingAt = () => ({ viewBox: '0 0 1 2', markup: '<g/>' })
  const shown = expandPictures(
    html,
    (address) => ({
      src: `${address}.webp`,
      width: 30,
      height: 20,
      avif: '/a-30w.avif 30w',
      webp: '/a-30w.webp 30w',
    }),
    drawingAt,
  )
  expect(shown).toContain('<source type="image/avif" srcset="/a-30w.avif 30w" sizes="')
  expect(shown).toContain('alt="A &amp; B" width="30" height="20" loading="lazy"')
  expect(shown).toContain('<img src="https://example.com/x.png" alt=""/>')
  expect(shown).toContain('<svg role="img" aria-label="D" viewBox="0 0 1 2" class="illustration drawn"><g/></svg>')
  expect(expandPictures(html, (src) => ({ src, width: 30, height: 20 }), drawingAt)).toContain(
    '<p><img src="/images/a.jpg" alt="A &amp; B" width="30" height="20" loading="lazy" decoding="async"/></p>',
  )
})

/** A site with this picture, and the variants that the build makes of it. */
const siteWith = async (name: string, bytes: Buffer) => {
  const root = temporaryFolder({ [`public/images/${name}`]: bytes, 'out/images/copied.png': 'copied by Next' })
  const [out, publicFolder, cache] = [join(root, 'out'), join(root, 'public'), join(root, 'cache')]
  const { readPicture } = await import('@/lib/build/describe-picture')
  const read = readPicture(`/images/${name}`, publicFolder)
  return { out, publicFolder, cache, variants: read ? pictureVariants(read, 'text') : [] }
}

test('the build makes the files that pages mention, from its cache the second time, and ships no other picture', async () => {
  const { variants, ...folders } = await siteWith('shown.jpg', await picture(700, 350).jpeg().toBuffer())
  const { out, publicFolder, cache } = folders
  writeFiles(publicFolder, { 'images/copied.png': 'x', 'images/linked.png': 'y' })
  const mentioned = variants.filter(({ width }) => width !== 700)
  const srcset = mentioned.map(({ address, width }) => `${address} ${width}w`).join(', ')
  writeFiles(out, { 'page.html': `<img srcset="${srcset}"><a href="/images/linked.png">` })

  await writePictures(out, publicFolder, cache)
  const shipped = ['images', 'pictures'].flatMap((folder) =>
    readdirSync(join(out, folder)).map((name) => `/${folder}/${name}`),
  )
  expect(shipped.sort()).toEqual(['/images/linked.png', ...mentioned.map(({ address }) => address)].sort())
  for (const { address, format, width } of mentioned)
    expect(measurePicture(readFileSync(join(out, address)))).toEqual({ format, width, height: width / 2 })

  const times = () => readdirSync(cache).map((name) => statSync(join(cache, name)).mtimeMs)
  const before = times()
  await writePictures(out, publicFolder, cache)
  expect(times()).toEqual(before)
})
