import { readdirSync } from 'node:fs'
import { type ComponentType, createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { BookingTimeline } from '@/components/illustrations/booking-timeline'
import { BridgeStage } from '@/components/illustrations/bridge-stages'
import { CaseCable, CaseCablePhone } from '@/components/illustrations/case-cable'
import { NarrowHeroArch, WideHeroArch } from '@/components/illustrations/hero-arch'
import { JobStones } from '@/components/illustrations/job-stones'
import { MetricDrop } from '@/components/illustrations/metric-drop'
import { MetricStrip } from '@/components/illustrations/metric-strip'
import { MetricCells, MetricDial, MetricShelf } from '@/components/illustrations/metric-units'
import { PainChain } from '@/components/illustrations/pain-chains'
import { ResultArches } from '@/components/illustrations/result-arches'
import { ResultDrop } from '@/components/illustrations/result-drop'
import { ResultWeek } from '@/components/illustrations/result-week'
import { RiverPhone } from '@/components/illustrations/river'
import { StatsCable } from '@/components/illustrations/stats-cable'
import { TradeBadge } from '@/components/illustrations/trade-badge'
import { WeightedChain } from '@/components/illustrations/weighted-chain'

const chips = ['First', 'Second', 'Third'].map((title) => ({ title, note: 'note' }))
const heroCopy = { chips, spanLabel: '630 ft', industries: ['Freight', 'Shops'] }
const hero = <WideHeroArch {...heroCopy} formula="y = cosh x" />

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
  callTimeline: <BookingTimeline marks={['0', '10', '20', '30']} phases={['Talk', 'Sketch', 'Decide']} />,
  caseCable: <CaseCable cases={6} />,
  caseCablePhone: <CaseCablePhone cases={6} />,
  jobStones: <JobStones titles={['First', 'Second', 'Third']} />,
  jobStonesOfNone: <JobStones titles={[]} />,
  metricCells: <MetricCells count={9} total={40} columns={8} />,
  metricDial: <MetricDial count={6} total={60} />,
  metricDrop: <MetricDrop count={31} total={100} unit="%" />,
  metricShelf: <MetricShelf count={22} total={100} />,
  metricStrip: <MetricStrip count={4} total={14} />,
  painChain: <PainChain bay={2} />,
  resultArches: (
    <ResultArches planned={5} actual={3} plannedLabel="5" actualLabel="3" startLabel="Start" launchLabel="Launch" />
  ),
  resultDrop: <ResultDrop from="3 hours" to="10 minutes" note="Not to scale" />,
  resultWeek: <ResultWeek saved={15} days={['Mon', 'Tue', 'Wed', 'Thu', 'Fri']} note="15 of 40" />,
  riverPhone: <RiverPhone bridge="eads" />,
  statsCable: <StatsCable stats={[{ value: '3.5x', description: 'return' }]} />,
  tradeBadge: <TradeBadge icon="retail" />,
  weightedChain: <WeightedChain weights={3} />,
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

  it('lowers the level by its share of the height above the ground', () => {
    const markup = renderToStaticMarkup(illustrations.metricDrop)
    const [, low] = /<text class="fill-copper[ "][^>]* y="([\d.]+)"/.exec(markup) ?? []
    const [top, ground] = [26, 256]
    expect(Number(low) + 10).toBeCloseTo(top + 0.31 * (ground - top), 5)
    expect(markup).toContain('69%')
  })

  it('marks the saved days at the end of the calendar', () => {
    const [first] = renderToStaticMarkup(illustrations.metricStrip).split('</svg>')
    expect(first?.match(/<text class="[^"]*fill-ink"/g)).toHaveLength(4)
    expect(first).toMatch(/<text class="[^"]*fill-copper"[^>]*>10</)
  })
})
