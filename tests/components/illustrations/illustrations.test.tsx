import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { MetricCells, MetricShelf, MetricStrip } from '@/components/illustrations/metric-units'
import { ResultWeek } from '@/components/illustrations/result-week'
import { Bar } from '@/components/ui/bar'

/** Number of strokes of each path, for each `<svg` element of an illustration. */
const strokesOf = (illustration: ReactElement) =>
  renderToStaticMarkup(illustration)
    .split('<svg')
    .slice(1)
    .map((sheet) =>
      Array.from(sheet.matchAll(/<path[^>]*? d="([^"]*)"/g), ([, data = '']) => data.split('M').length - 1),
    )

it.each([
  [15, [25, 14, 1]],
  [4, [36, 3, 1]],
])('marks %i of the 40 hours of a week', (saved, expected) => {
  const week = <ResultWeek hours={saved} days={['Mon', 'Tue', 'Wed', 'Thu', 'Fri']} caption="Hours" />
  expect(strokesOf(week)).toEqual([expected, expected])
})

it('fills one cell or shelf place for each counted unit', () => {
  expect(strokesOf(<MetricCells count={9} total={40} columns={8} />)[0]).toEqual([31, 8, 1])
  const shelves = [1, 2, 2].map((boards) => [78, 21, 1, boards])
  expect(strokesOf(<MetricShelf count={22} total={100} />)).toEqual(shelves)
})

it('draws a bar as long as its share of the scale, with a node at its end', () => {
  expect(renderToStaticMarkup(<Bar amount={3} most={5} point />)).toMatch(/x2="60%".*cx="60%"/)
})

it('marks the saved days at the end of the calendar', () => {
  const markup = renderToStaticMarkup(<MetricStrip count={4} total={14} />)
  expect(markup.match(/bg-teal-wash/g)).toHaveLength(4)
  expect(markup).toMatch(/text-copper"[^>]*>10</)
})

it('the cells of a week begin behind the names of its days', () => {
  const start = (day: string) => {
    const markup = renderToStaticMarkup(<ResultWeek hours={2} days={[day]} caption="Two hours" />)
    return Number(/d="M(\d+)/.exec(markup)?.[1])
  }
  expect(start('Donnt')).toBeGreaterThan(start('Mon'))
})
