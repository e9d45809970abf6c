import fc from 'fast-check'
import { expect, it } from 'vitest'
import { applyEdits } from '../src/apply-edits'

it.each([
  ['a word at the end', 'It is *yours*.', 'It is _yours_.', 'It is _yours_. Today', 'It is *yours*. Today'],
  ['a word within', 'a * b, *c* d', 'a \\* b, _c_ d', 'a \\* b, _c_ and d', 'a * b, *c* and d'],
  ['a word that goes', '`a` *b* [c](/d "e")', '`a` _b_ [c](/d "e")', '`a` _b_', '`a` *b*'],
  ['a line', '*  One\n* Two', '* One\n* Two', '* One\n* And\n* Two', '*  One\n* And\n* Two'],
  ['an item that goes', '* One\n* Two\n* Three', '- One\n- Two\n- Three', '- One\n- Three', '* One\n* Three'],
  [
    'slanted words, in the signs of the editor',
    '*a b* and *c*\n\n*d*',
    '_a b_ and _c_\n\n_d_',
    'a _b_ and _c_\n\n_d_',
    'a _b_ and _c_\n\n*d*',
  ],
  ['slanted words that become bold', '__a__\n\n__d__', '**a**\n\n**d**', '***a***\n\n**d**', '***a***\n\n__d__'],
  ['words in quotes', 'title: "Rye"\n', 'title: Rye\n', 'title: Dark Rye bread\n', 'title: "Dark Rye bread"\n'],
  ['beside codes', 'foo&#10;&#10;bar', 'foo\n\nbar', 'foo\n\nbar word', 'foo&#10;&#10;bar word'],
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
  ['below a last line without its end', 'A', 'A\n', 'A\n\nB\n', 'A\n\nB\n'],
  ['all', 'A *a*', 'A _a_', '', ''],
  ['the first', '', '', 'A', 'A'],
])('an edit changes its own line alone: %s', (_, source, base, edited, result) => {
  expect(applyEdits(source, base, edited)).toBe(result)
  expect(applyEdits(source, base, base)).toBe(source)
})

it('no word is lost or stands twice', () => {
  const words = fc.array(fc.constantFrom('a', 'b', 'c', 'dd'))
  const signs = fc.array(fc.constantFrom(' ', '*', '_', '\\', '- ', '\n', '\n\n'), { minLength: 40, maxLength: 40 })
  const join = (list: readonly string[], between: readonly string[]) =>
    list.map((word, at) => `${between[at]}${word}${between[at + 1]}`).join(' ')
  fc.assert(
    fc.property(words, words, signs, signs, fc.nat(12), (list, added, some, others, at) => {
      const [source, base] = [join(list, some), join(list, others)]
      const edited = join([...list.slice(0, at), ...added, ...list.slice(at + 2)], others)
      const lettersIn = (text: string) => text.replace(/[^a-d]/g, '')
      expect(lettersIn(applyEdits(source, base, edited))).toBe(lettersIn(edited))
      expect(applyEdits(source, source, edited)).toBe(edited)
      expect(applyEdits(source, base, base)).toBe(source)
    }),
  )
})
