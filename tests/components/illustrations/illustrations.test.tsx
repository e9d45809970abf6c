import { readdirSync } from 'node:fs'
import { type ComponentType, createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { BridgeStage } from '@/components/illustrations/bridge-stages'
import { NarrowHeroArch, WideHeroArch } from '@/components/illustrations/hero-arch'
import { JobStones } from '@/components/illustrations/job-stones'
import { MetricCells, MetricDial, MetricShelf, MetricStrip } from '@/components/illustrations/metric-units'
import { ResultWeek } from '@/components/illustrations/result-week'
import { RiverPhone } from '@/components/illustrations/river'
import { Bar } from '@/components/ui/bar'

const chips = ['First', 'Second', 'Third'].map((title) => ({ title, note: 'note' }))
const heroCopy = { chips, spanLabel: '630 ft', industries: ['Freight', 'Shops'] }
const hero = <WideHeroArch {...heroCopy} />

/** The components of the folder that need no properties, by name. */
const withoutProperties: Record<string, ReactElement> = {}
for (const file of readdirSync('components/illustrations').filter((name) => name.endsWith('.tsx'))) {
  const parts: object = await import(`../../../components/illustrations/${file.slice(0, -4)}.tsx`)
  for (const [name, part] of Object.entries(parts))
    if (/^[A-Z]/.test(name) && typeof part === 'function' && part.length === 0)
      withoutProperties[name] = createElement(part as ComponentType)
}

const illustrations = {
  ...withoutProperties,
  hero,
  narrowHero: <NarrowHeroArch {...heroCopy} />,
  bridgeStage: <BridgeStage index={1} />,
  jobStones: <JobStones titles={['First', 'Second', 'Third']} />,
  jobStonesOfNone: <JobStones titles={[]} />,
  metricCells: <MetricCells count={9} total={40} columns={8} />,
  metricDial: <MetricDial count={6} total={60} />,
  metricShelf: <MetricShelf count={22} total={100} />,
  metricStrip: <MetricStrip count={4} total={14} />,
  resultWeek: <ResultWeek saved={15} days={['Mon', 'Tue', 'Wed', 'Thu', 'Fri']} note="15 of 40" />,
  riverPhone: <RiverPhone bridge="eads" />,
}

/** The markup of an illustration, split at its `<svg` elements; the first part precedes them. */
const sheetsOf = (illustration: ReactElement) => renderToStaticMarkup(illustration).split('<svg')

/** Number of strokes of each path. */
const strokesOf = (sheet = '') =>
  [...sheet.matchAll(/<path[^>]*? d="([^"]*)"/g)].map(([, data = '']) => data.split('M').length - 1)

it.each(Object.entries(illustrations))(
  '%s is decoration, has no NaN, and has no inline styles or scripts',
  (_, each) => {
    const markup = renderToStaticMarkup(each)
    expect(markup).not.toMatch(/NaN|undefined|Infinity|style=|<script/)
    for (const [sheet] of markup.matchAll(/<svg[^>]*>/g)) expect(sheet).toContain('aria-hidden="true"')
    expect(markup.length).toBeLessThan(each === hero ? 24_000 : 10_000)
  },
)

describe('figures in true proportion', () => {
  it.each([
    [15, [25, 14, 1]],
    [4, [36, 3, 1]],
  ])('marks %i of the 40 hours of a week', (saved, expected) => {
    const week = <ResultWeek saved={saved} days={['Mon', 'Tue', 'Wed', 'Thu', 'Fri']} note="Hours" />
    expect(sheetsOf(week).slice(1).map(strokesOf)).toEqual([expected, expected])
  })

  it('fills one cell or shelf place for each counted unit', () => {
    expect(strokesOf(sheetsOf(illustrations.metricCells)[1])).toEqual([31, 8, 1])
    const shelves = sheetsOf(illustrations.metricShelf).slice(1).map(strokesOf)
    expect(shelves).toEqual([1, 2, 2].map((boards) => [78, 21, 1, boards]))
  })

  it('draws a bar as long as its share of the scale, with a node at its end', () => {
    expect(renderToStaticMarkup(<Bar amount={3} most={5} point />)).toMatch(/d="M0 .5H60".*d="M60 .5h0"/)
  })

  it('marks the saved days at the end of the calendar', () => {
    const markup = renderToStaticMarkup(illustrations.metricStrip)
    expect(markup.match(/bg-teal-wash/g)).toHaveLength(4)
    expect(markup).toMatch(/text-copper"[^>]*>10</)
  })
})
