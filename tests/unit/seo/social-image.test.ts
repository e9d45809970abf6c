import { expect, test } from 'vitest'
import { balanceLines, roughWidth } from '@/components/ui/balance-lines'
import { drawableText, socialImage, socialImageName } from '@/lib/seo/social-image'

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
  expect(drawableText('Đỗ Thị Hồng')).toBe('Đo Thi Hong')
  expect(drawableText('5 µm in Hawaiʻi')).toBe('5 µm in Hawaii')
  expect(drawableText('李雷 and Đỗ')).toBe('')
})

test('breaks a heading into the fewest lines of similar length, never inside a word', () => {
  expect(balanceLines('Your AI One-Stop Shop', 7)).toEqual(['Your AI', 'One-Stop Shop'])
  expect(balanceLines('Incomprehensibilities', 2)).toEqual(['Incomprehensibilities'])
  const lines = balanceLines('A heading of many words that goes on and on for quite some time', 9)
  expect(lines.every((line) => roughWidth(line) <= 9)).toBe(true)
  expect(lines.join(' ')).toBe('A heading of many words that goes on and on for quite some time')
})
