import { describe, expect, it } from 'vitest'
import { keepMarkdown } from '../src/keep-markdown'

describe('Markdown that a form has written differently', () => {
  it.each([
    ['bold around a link', '**[Plans](/plan):** from $1.', '[**Plans**](/plan)**:** from $1.'],
    ['other marks for emphasis', 'It is _yours_.', 'It is *yours*.'],
    ['other marks for a list', '* One\n* Two', '- One\n- Two'],
    ['a needless escape', '2 + 2 = 4!', '2 \\+ 2 = 4!'],
  ])('keeps its characters: %s', (_, before, after) => {
    const body = (block: string) => `A start.\n\n${block}\n\nAn end.\n`
    expect(keepMarkdown([body(before)], body(after), 'md')).toBe(body(before))
  })

  it.each([
    ['a word', 'It is **ours**.', 'It is **yours**.'],
    ['emphasis', 'It is **yours**.', 'It is yours.'],
    ['the target of a link', 'See [plans](/plan).', 'See [plans](/plans).'],
    ['punctuation', 'Really?', 'Really!'],
    ['a list', '- One\n- Two', 'One\nTwo'],
    ['the alignment of a table', '| A |\n| ---: |\n| 1 |', '| A |\n| --- |\n| 1 |'],
  ])('is new where its meaning is: %s', (_, before, after) => {
    expect(keepMarkdown([before], after, 'md')).toBe(after)
  })

  it('is new where it cannot be read', () => {
    expect(keepMarkdown(['<Figure caption="a">'], '<Figure  caption="a">', 'mdx')).toBe('<Figure  caption="a">')
  })
})
