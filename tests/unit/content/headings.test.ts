import { expect, test } from 'vitest'
import { headingsIn } from '@/lib/content/headings'

test('finds second- and third-level headings in order, without the markup inside them', () => {
  const body =
    "Text\n## First &amp; *last*\n\n```\n## no\n```\n\n### A `sub` \\< B\n\n#### No\n\n## It's [first](/a)\n\n## First & last\n"
  expect(headingsIn(body)).toEqual([
    { level: 2, id: 'first--last', text: 'First & last' },
    { level: 3, id: 'a-sub--b', text: 'A sub < B' },
    { level: 2, id: 'its-first', text: 'It’s first' },
    { level: 2, id: 'first--last-1', text: 'First & last' },
  ])
})
