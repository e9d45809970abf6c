import { expect, it } from 'vitest'
import { plainText } from '@/lib/text/plain-text'

it.each([
  ['<p>One <strong>word</strong>.</p><p>Two</p>', 'One word. Two'],
  ['<ul><li>A &amp; B</li><li>it&#x27;s &lt;b&gt;</li></ul>', "A & B it's <b>"],
  ['<p><svg viewBox="0 0 1 1"><path d="M0 0"></path></svg>Text</p>', 'Text'],
])('reads %s as “%s”', (html, text) => {
  expect(plainText(html)).toBe(text)
})
