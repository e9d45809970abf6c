import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Chart } from '@/components/home/before-after/chart'
import { Sheet } from '@/components/home/before-after/window'
import { windowPlaces } from '@/lib/before-after/places'

it('a sheet marks its wrong cells, and no others', () => {
  const rows = [
    ['4471', 'Tower Grove Med', '#REF!', '?'],
    ['4472', 'Lemay Retail', '$1,305', 'shipped'],
  ]
  const markup = renderToStaticMarkup(
    <Sheet title="orders.xlsx" note="a copy" rows={rows} faults={['#REF!']} places={windowPlaces.sheet} />,
  )
  expect(Array.from(markup.matchAll(/text-copper">([^<]*)</g), ([, cell]) => cell)).toEqual(['#REF!'])
})

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
