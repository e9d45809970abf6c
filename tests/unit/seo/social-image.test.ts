import { expect, test } from 'vitest'
import { socialText } from '@/components/social/social-card'
import { balanceLines, roughWidth } from '@/components/ui/balance-lines'
import { drawableText, socialImage, socialImageName, undrawnSigns } from '@/lib/seo/social-image'

test('names an image after its page', () => {
  expect(['/', '/about', '/blog/some-article'].map(socialImageName)).toEqual([
    'home.png',
    'about.png',
    'blog/some-article.png',
  ])
  expect(socialImage('/about', 'About us')).toEqual({
    url: '/social/about.png',
    width: 1200,
    height: 630,
    type: 'image/png',
    alt: 'About us',
  })
})

test('reduces text to the characters of the fonts', () => {
  expect(drawableText('Café – “quoted”…')).toBe('Café – “quoted”…')
  expect(drawableText('Łódź Āda ﬁne')).toBe('Łódź Āda fine')
  expect(drawableText('5 µm in Hawaiʻi')).toBe('5 µm in Hawaii')
  expect(['李雷 and Łódź', 'Đỗ'].map(drawableText)).toEqual(['', ''])
  expect(['Plans 🙂', '“5 ≤ 6”', '50% — ½ of $2…'].map(undrawnSigns)).toEqual(['🙂', '≤', ''])
})

test('sets a title with letters that the fonts lack in the font of the owner, in lines that may break between ideographs', () => {
  const shared = { brand: 'Nova', host: 'nova.example', socialFont: 'noto-serif' }
  const titleOf = (heading: string) =>
    socialText({ heading, motif: 'hanging' }, shared).flatMap(({ face, text }) =>
      face === shared.socialFont ? text : [],
    )
  expect(titleOf('Đỗ Thị Hồng')).toEqual(['Đỗ Thị Hồng'])
  expect(titleOf('Łódź')).toEqual([])
  expect(socialText({ heading: 'Plans', motif: 'hanging' }, { ...shared, brand: '李雷' })[0]?.text).toBe('李雷')
  expect(titleOf('李雷与韩梅梅为小企业准备工具').join('')).toBe('李雷与韩梅梅为小企业准备工具')
  expect(titleOf('李雷与韩梅梅为小企业准备工具').length).toBeGreaterThan(1)
})

test('breaks a heading into the fewest lines of similar length, never inside a word', () => {
  expect(balanceLines('Your AI One-Stop Shop', 7)).toEqual(['Your AI', 'One-Stop Shop'])
  expect(balanceLines('Incomprehensibilities', 2)).toEqual(['Incomprehensibilities'])
  const lines = balanceLines('A heading of many words that goes on and on for quite some time', 9)
  expect(lines.every((line) => roughWidth(line) <= 9)).toBe(true)
  expect(lines.join(' ')).toBe('A heading of many words that goes on and on for quite some time')
})
