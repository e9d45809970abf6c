import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Chart } from '@/components/home/before-after/chart'

it.each([
  [
    [93.3, 93.1, 93.9, 95, 96.4],
    ['97%', '93%'],
  ],
  [
    [96, 96, 96, 96, 96],
    ['96%', '96%'],
  ],
])('a chart of %j has whole percentages as its bounds', (series, bounds) => {
  const markup = renderToStaticMarkup(<Chart series={series} days={['Mon', 'Tue', 'Wed', 'Thu', 'Fri']} />)
  expect(Array.from(markup.matchAll(/\d+%/g), ([bound]) => bound)).toEqual(bounds)
  expect(markup).not.toContain('NaN')
})
