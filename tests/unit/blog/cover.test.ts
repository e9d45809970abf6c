import { expect, it } from 'vitest'
import { coverOf } from '@/lib/blog/cover'

const chart = '<Chart caption="Bags.">\n\n- 36 bags in fall\n- **24 bags in spring**\n\n</Chart>'

it.each([
  ['the marked amount of its chart', `${chart}<KeyFigure value="1" />`, '24 bags', [1, 24 / 36], 1],
  ['the largest amount where none is marked', chart.replaceAll('**', ''), '36 bags', [1, 24 / 36], 0],
  ['no amount where units differ', chart.replace('36 bags', '36 boxes'), undefined, [1, 24 / 36], 1],
  ['dollars without a unit', chart.replaceAll(/\d+ bags/g, '$$$&'), '$24', [1, 24 / 36], 1],
  ['its figure', 'Text.\n## One\n<KeyFigure value="R&amp;D: 10 hours" />', 'R&D: 10 hours', [], -1],
  ['the lengths of its sections', 'Four\n## One\n12345', undefined, [5 / 9, 1], 1],
])('the cover of an article shows %s', (_, body, figure, bars, marked) => {
  expect(coverOf(body)).toEqual({ figure, bars, marked })
})
