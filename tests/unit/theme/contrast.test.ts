import { expect, test } from 'vitest'
import { type ChosenColors, type ColorName, findWeakContrast, nearestReadable, siteColors } from '@/lib/theme/colors'
import { contrast } from '../../support/contrast'

const themes = ['light', 'dark'] as const

/** The site's own colors, and such as other firms may choose: blue, red, green, gray. */
const choices: ChosenColors[] = [{}, { action: '#2456c9', accent: '#b00020' }, { action: '#00713a', accent: '#333333' }]

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

test.each(choices)('running text and lines with a meaning have enough contrast: %j', (chosen) => {
  const colors = siteColors(chosen)
  const weak = themes.flatMap((theme) => {
    const value = (name: string) => colors.get(name as ColorName)?.[theme] ?? ''
    return rules.flatMap(([least, grounds]) =>
      Object.entries(grounds).flatMap(([ground, names]) =>
        names
          .split(' ')
          .map((name) => ({ name, ground, theme, least, found: contrast(value(name), value(ground)) }))
          .filter(({ found }) => found < least),
      ),
    )
  })
  expect(weak).toEqual([])
  expect(findWeakContrast(chosen)).toBeUndefined()
})

test('a color that is hard to read is named with the nearest that is not, of the same hue', () => {
  expect(findWeakContrast({ action: '#ffd500' })).toEqual({
    least: 4.5,
    found: expect.closeTo(1.37, 2),
    as: 'links and buttons',
  })
  const nearest = ['#ffd500', '#d81b60', '#ffffff', '#2456c9'].map((color) => nearestReadable('action', color))
  expect(nearest.map((color) => findWeakContrast({ action: color }))).toEqual(nearest.map(() => undefined))
  expect(nearest.at(-1)).toBe('#2456c9')
})

test('only the kin of a chosen color differ from the colors of the site', () => {
  const [own, other] = [siteColors(), siteColors({ accent: '#2456c9' })]
  const changed = [...own.keys()].filter((name) => own.get(name)?.light !== other.get(name)?.light)
  expect(changed).toEqual(['copper', 'copper-strong', 'copper-line', 'copper-wash', 'deep-copper'])
})
