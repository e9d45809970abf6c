import { expect, it } from 'vitest'
import { coverOf } from '@/lib/blog/cover'

const chart = '<Chart caption="Bags.">\n\n- 36 bags in fall\n- **24 bags in spring**\n\n</Chart>'

it.each([
  ['the first chart', `Text.\n\n${chart}\n\n<KeyFigure label="saved" value="10 hours" />`, '36 bags', [1, 24 / 36]],
  ['the amount alone where units differ', chart.replace('24 bags', '24 boxes'), '36', [1, 24 / 36]],
  ['the first figure', 'Text.\n## One\n<KeyFigure label="saved" value="R&amp;D: 10 hours" />', 'R&D: 10 hours', []],
  ['the lengths of its sections', 'Four\n## One\n12345', undefined, [5 / 9, 1]],
  ['one bar for a text without sections', 'Text.', undefined, [1]],
])('the cover of an article shows %s', (_, body, figure, bars) => {
  expect(coverOf(body)).toEqual({ figure, bars })
})
