import fc from 'fast-check'
import { expect, it } from 'vitest'
import { applyEdits } from '../src/apply-edits'

it.each([
  ['a word at the end', 'It is *yours*.', 'It is _yours_.', 'It is _yours_. Today', 'It is *yours*. Today'],
  ['a word within', 'a * b, *c* d', 'a \\* b, _c_ d', 'a \\* b, _c_ and d', 'a * b, *c* and d'],
  ['a word that goes', '`a` *b* [c](/d "e")', '`a` _b_ [c](/d "e")', '`a` _b_', '`a` *b*'],
  ['a line', '* One\n* Two', '- One\n- Two', '- One\n- And\n- Two', '* One\n- And\n* Two'],
  ['a paragraph that goes', 'A\n\nB *b*\n\n\nC', 'A\n\nB _b_\n\nC', 'A\n\nC', 'A\n\n\nC'],
  [
    'below spaces and codes',
    '1. A\n1. &#42;\n\n\n~~~\n\n\n~~~\n\nZ',
    '1. A\n2. \\*\n\n~~~\n\n\n~~~\n\nZ',
    '1. A\n2. \\*\n\n~~~\n\n\n~~~\n\nZ z',
    '1. A\n1. &#42;\n\n\n~~~\n\n\n~~~\n\nZ z',
  ],
  [
    'a value with a comment',
    'a: 1\n\nprice: 540 # was 500\n',
    'a: 1\nprice: 540\n',
    'a: 1\nprice: 600\n',
    'a: 1\n\nprice: 600 # was 500\n',
  ],
  ['all', 'A *a*', 'A _a_', '', ''],
  ['the first', '', '', 'A', 'A'],
])('an edit changes its own line alone: %s', (_, source, base, edited, result) => {
  expect(applyEdits(source, base, edited)).toBe(result)
  expect(applyEdits(source, base, base)).toBe(source)
})

it('is written as the editor does where its place is not certain, so that no word is lost or stands twice', () => {
  expect(applyEdits('foo&#10;&#10;bar', 'foo\n\nbar', 'foo\n\nbar word')).toBe('foo\n\nbar word')
  const paragraph = fc.stringMatching(/^[a-z*_\\ -]{1,8}[a-z]$/)
  fc.assert(
    fc.property(fc.array(paragraph), fc.array(paragraph), fc.array(paragraph), (source, base, edited) => {
      const [own, written, after] = [source, base, edited].map((list) => list.join('\n\n')) as [string, string, string]
      expect(applyEdits(own, own, after)).toBe(after)
      expect(applyEdits(own, written, written)).toBe(own)
    }),
  )
})
