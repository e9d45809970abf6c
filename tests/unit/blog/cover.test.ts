import { expect, it } from 'vitest'
import { coverOf } from '@/lib/blog/cover'

const chart = '<Chart caption="Bags.">\n\n- 36 bags in fall\n- **24 bags in spring**\n\n</Chart>'

it.each([
  [
    'the first figure and chart',
    `Text.\n\n${chart}\n\n<KeyFigure label="saved" value="R&amp;D: 10 hours" />`,
    'R&D: 10 hours',
    [1, 24 / 36],
  ],
  ['the lengths of its sections', 'Four\n## One\n12345', undefined, [5 / 9, 1]],
  ['one bar for a text without sections', 'Text.', undefined, [1]],
])('the cover of an article shows %s', (_, body, figure, bars) => {
  expect(coverOf(body)).toEqual({ figure, bars })
})
