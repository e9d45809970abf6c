import sharp from 'sharp'
import { expect, test } from 'vitest'
import { SocialCard, type TextLine } from '@/components/social/social-card'
import { svgMarkup } from '@/components/social/svg-markup'
import { typeset } from '@/tools/social/typeset'

const palette = new Map([
  ['ink', '#000000'],
  ['paper', '#ffffff'],
])

const setting = { face: 'Instrument Sans', size: 100, tracking: 0, color: 'ink', x: 64, y: 300 } as const

/** The box of what a line of text covers on a card that is empty there. */
async function boxOf(line: Partial<TextLine> & { text: string }) {
  const card = svgMarkup(SocialCard({ motif: 'cover', children: typeset({ ...setting, ...line }) }), palette)
  const area = sharp(Buffer.from(card)).removeAlpha().extract({ left: 0, top: 120, width: 600, height: 380 })
  const { info } = await sharp(await area.png().toBuffer())
    .trim({ background: '#ffffff' })
    .toBuffer({ resolveWithObject: true })
  return {
    left: -(info.trimOffsetLeft ?? 0),
    top: 120 - (info.trimOffsetTop ?? 0),
    width: info.width,
    height: info.height,
  }
}

test('sets text from its left edge above its baseline, with kerning and letter spacing', async () => {
  const [letter, pair, spaced] = [
    await boxOf({ text: 'V' }),
    await boxOf({ text: 'AV' }),
    await boxOf({ text: 'AV', tracking: 0.5 }),
  ]
  expect(letter.left).toBeGreaterThanOrEqual(64)
  expect(letter.left).toBeLessThan(70)
  expect(Math.abs(letter.top + letter.height - 300)).toBeLessThanOrEqual(1)
  expect(pair.width).toBeLessThan((await boxOf({ text: 'A' })).width + letter.width)
  expect(spaced.width - pair.width).toBeGreaterThan(48)
  expect(spaced.width - pair.width).toBeLessThan(52)
})
