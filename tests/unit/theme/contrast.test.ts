import { expect, test } from 'vitest'
import { colorOf } from '@/lib/build/theme-tokens'
import { contrast } from '../../support/contrast'

const themes = ['light', 'dark'] as const

const value = (name: string, theme: (typeof themes)[number]): string => colorOf(name)[theme]

/** Pairs of colors that axe does not judge: the required ratio, the background, and the colors on it. */
const rules: readonly (readonly [number, Record<string, string>])[] = [
  // Running text (AAA).
  [7, { paper: 'ink ink-2', stone: 'ink ink-2', card: 'ink ink-2' }],
  // Graphics and borders with a meaning.
  [
    3,
    {
      paper: 'field teal-line copper-line teal',
      card: 'field teal-line copper-line teal',
      stone: 'field teal-line copper-line teal',
      raised: 'field teal-line copper-line',
      'raised-wash': 'teal-line copper-line',
      'teal-wash': 'teal-line teal',
      deep: 'deep-line deep-copper',
    },
  ],
]

test.each(themes)('running text and lines with a meaning have enough contrast: %s', (theme) => {
  const weak = rules.flatMap(([least, grounds]) =>
    Object.entries(grounds).flatMap(([ground, names]) =>
      names
        .split(' ')
        .map((name) => ({ name, ground, least, found: contrast(value(name, theme), value(ground, theme)) }))
        .filter(({ found }) => found < least),
    ),
  )
  expect(weak).toEqual([])
})
