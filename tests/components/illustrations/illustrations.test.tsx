import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ArticleCover } from '@/components/illustrations/article-cover'
import { BookingTimeline } from '@/components/illustrations/booking-timeline'
import { BrokenArch } from '@/components/illustrations/broken-arch'
import { CaseCable, CaseCablePhone } from '@/components/illustrations/case-cable'
import { ConsultationParts, ConsultationPartsPhone } from '@/components/illustrations/consultation-parts'
import { Divider } from '@/components/illustrations/divider'
import { FaqGlyph } from '@/components/illustrations/faq-glyph'
import {
  FloatingShapes,
  FloatingShapesPhone,
  MirroredChains,
  MirroredChainsPhone,
} from '@/components/illustrations/floating-shapes'
import { FooterBridge } from '@/components/illustrations/footer-bridge'
import { HeroArch } from '@/components/illustrations/hero-arch'
import { JobRibs } from '@/components/illustrations/job-ribs'
import { MessageLine } from '@/components/illustrations/message-line'
import { MetricCells } from '@/components/illustrations/metric-cells'
import { MetricDial } from '@/components/illustrations/metric-dial'
import { MetricDrop } from '@/components/illustrations/metric-drop'
import { MetricShelf } from '@/components/illustrations/metric-shelf'
import { MetricStrip } from '@/components/illustrations/metric-strip'
import { PainChain } from '@/components/illustrations/pain-chain'
import { PainChainsRow } from '@/components/illustrations/pain-chains-row'
import { PlaceArch } from '@/components/illustrations/place-arch'
import { PlaceDome } from '@/components/illustrations/place-dome'
import { PlaceRow } from '@/components/illustrations/place-row'
import { PlanStones, PlanStonesPhone } from '@/components/illustrations/plan-stones'
import { ProcessArch } from '@/components/illustrations/process-arch'
import { ProcessArchHalf } from '@/components/illustrations/process-arch-half'
import { ProcessChain } from '@/components/illustrations/process-chain'
import { ResultArches } from '@/components/illustrations/result-arches'
import { ResultDrop } from '@/components/illustrations/result-drop'
import { ResultWeek } from '@/components/illustrations/result-week'
import { SectionChain } from '@/components/illustrations/section-chain'
import { SectionSag } from '@/components/illustrations/section-sag'
import { StandingArch } from '@/components/illustrations/standing-arch'
import { StatsCable } from '@/components/illustrations/stats-cable'
import { TradeBadge } from '@/components/illustrations/trade-badge'
import type { Point } from '@/lib/catenary'
import { readPath } from '@/tests/unit/catenary/read-path'

function lengthOfPoints(points: Point[]): number {
  return points
    .slice(1)
    .reduce((sum, p, i) => sum + Math.hypot(p.x - (points[i]?.x ?? p.x), p.y - (points[i]?.y ?? p.y)), 0)
}

const hero = (
  <HeroArch
    chips={[
      { title: 'First', note: 'one' },
      { title: 'Second', note: 'two' },
      { title: 'Third', note: 'three' },
    ]}
    formula="y = 68.7672 (cosh 0.0100333x − 1)"
    spanLabel="630 ft"
    industries={['Freight', 'Clinics', 'Shops', 'Staffing', 'Factories']}
    motionSwitch={null}
  >
    <h1>Headline</h1>
  </HeroArch>
)

const illustrations = {
  hero,
  brokenArch: <BrokenArch />,
  callTimeline: <BookingTimeline marks={['0', '10', '20', '30']} phases={['Talk', 'Sketch', 'Decide']} />,
  caseCable: <CaseCable cases={6} />,
  caseCablePhone: <CaseCablePhone cases={6} />,
  consultationParts: <ConsultationParts />,
  consultationPartsPhone: <ConsultationPartsPhone />,
  divider: <Divider />,
  faqGlyph: <FaqGlyph />,
  floatingShapes: <FloatingShapes />,
  floatingShapesPhone: <FloatingShapesPhone />,
  footerBridge: <FooterBridge />,
  jobRibs: <JobRibs jobs={3} />,
  jobRibsOfNone: <JobRibs jobs={0} />,
  messageLine: <MessageLine />,
  metricCells: <MetricCells count={9} total={40} columns={8} />,
  metricDial: <MetricDial count={6} total={60} />,
  metricDrop: <MetricDrop count={31} total={100} unit="%" />,
  metricShelf: <MetricShelf count={22} total={100} />,
  metricStrip: <MetricStrip count={4} total={14} />,
  mirroredChains: <MirroredChains />,
  mirroredChainsPhone: <MirroredChainsPhone />,
  painChain: <PainChain bay={2} />,
  placeArch: <PlaceArch />,
  placeDome: <PlaceDome />,
  placeRow: <PlaceRow />,
  planStones: <PlanStones />,
  planStonesPhone: <PlanStonesPhone />,
  painChainsRow: <PainChainsRow />,
  processArch: <ProcessArch />,
  processArchHalf: <ProcessArchHalf />,
  processChain: <ProcessChain />,
  resultArches: (
    <ResultArches planned={5} actual={3} plannedLabel="5" actualLabel="3" startLabel="Start" launchLabel="Launch" />
  ),
  resultDrop: <ResultDrop from="3 hours" to="10 minutes" note="Not to scale" />,
  resultWeek: <ResultWeek saved={15} days={['Mon', 'Tue', 'Wed', 'Thu', 'Fri']} note="15 of 40" />,
  sectionSag: <SectionSag />,
  sectionChain: <SectionChain />,
  standingArch: <StandingArch />,
  statsCable: <StatsCable stats={[{ value: '3.5x', description: 'return' }]} />,
  tradeBadge: <TradeBadge icon="retail" />,
}

describe('every illustration', () => {
  it.each(Object.entries(illustrations))(
    '%s is decoration, whole and free of inline styles and scripts',
    (_, illustration) => {
      const markup = renderToStaticMarkup(illustration)
      expect(markup).not.toMatch(/NaN|undefined|Infinity|style=|<script/)
      for (const [sheet] of markup.matchAll(/<svg[^>]*>/g)) expect(sheet).toContain('aria-hidden="true"')
      expect(markup.length).toBeLessThan(illustration === hero ? 24_000 : 9_000)
    },
  )
})

describe('curves that are drawn on enter', () => {
  const drawn = Object.entries(illustrations).flatMap(([name, illustration]) =>
    [...renderToStaticMarkup(illustration).matchAll(/<path data-draw="" pathLength="([\d.]+)"[^>]* d="([^"]+)"/g)].map(
      ([, units = '', data = '']) => [name, Number(units), data] as const,
    ),
  )

  // The style sheet's dash is one unit long: a longer stroke would end in a gap.
  it.each(drawn)('%s: no stroke is longer than one of its %s units', (_, units, data) => {
    const strokes = data.split(/(?=M)/).map((stroke) => lengthOfPoints(readPath(stroke)))
    const total = strokes.reduce((sum, length) => sum + length, 0)
    expect((Math.max(...strokes) / total) * units).toBeLessThan(1.003)
  })
})

describe('HeroArch', () => {
  it('keeps the words of the first screen outside the decoration', () => {
    const markup = renderToStaticMarkup(hero)
    expect(markup.indexOf('<h1>Headline</h1>')).toBeLessThan(markup.indexOf('aria-hidden'))
  })
})

describe('StatsCable', () => {
  it('sets the unit apart from its number and keeps both readable', () => {
    const markup = renderToStaticMarkup(<StatsCable stats={[{ value: '99%', description: 'client satisfaction' }]} />)
    expect(markup).toMatch(/99<span class="[^"]*">%<\/span>/)
    expect(markup).toContain('client satisfaction')
  })
})

describe('ResultArches', () => {
  it('ends the actual arch at its month on the planned scale', () => {
    expect(renderToStaticMarkup(illustrations.resultArches)).toContain('<circle cx="214" cy="98" r="5">')
  })
})

describe('ResultWeek', () => {
  it('shows one cell an hour, 15 of them filled, in the narrow illustration and in the wide one', () => {
    const weeks = renderToStaticMarkup(illustrations.resultWeek).split('<svg').slice(1)
    const cells = weeks.map((week) =>
      [...week.matchAll(/<path[^>]*d="([^"]+)"/g)].map(([, d = '']) => d.split('M').length - 1),
    )
    expect(cells).toEqual([
      [25, 14, 1],
      [25, 14, 1],
    ])
  })
})

describe('figures of the use cases', () => {
  /** How many pieces each path of a illustration has. */
  const pieces = (illustration: ReactElement, sheet = 0) =>
    [...(renderToStaticMarkup(illustration).split('<svg')[sheet + 1] ?? '').matchAll(/<path[^>]*? d="([^"]*)"/g)].map(
      ([, d = '']) => d.split('M').length - 1,
    )

  it('fills as many cells as the figure counts, out of the whole', () => {
    expect(pieces(illustrations.metricCells)).toEqual([31, 8, 1])
  })

  it('fills as many places of the shelf, however many boards it has', () => {
    for (const [sheet, boards] of [1, 2, 2].entries()) {
      expect(pieces(illustrations.metricShelf, sheet)).toEqual([78, 21, 1, boards])
    }
  })

  it('lets the level fall by its share of the height above the ground', () => {
    const markup = renderToStaticMarkup(illustrations.metricDrop)
    const [, low] = /<text class="fill-copper[ "][^>]* y="([\d.]+)"/.exec(markup) ?? []
    const [top, ground] = [26, 256]
    expect(Number(low) + 10).toBeCloseTo(top + 0.31 * (ground - top), 5)
    expect(markup).toContain('69%')
  })

  it('leads from the last day of the calendar back over the days that were won', () => {
    const [first] = renderToStaticMarkup(illustrations.metricStrip).split('</svg>')
    expect(first?.match(/<text class="[^"]*fill-ink"/g)).toHaveLength(4)
    expect(first).toMatch(/<text class="[^"]*fill-copper"[^>]*>10</)
  })
})

describe('JobRibs', () => {
  it('has a rib for every open position inside the arch', () => {
    const ribs = (illustration: ReactElement) => renderToStaticMarkup(illustration).match(/fill-paper/g)?.length ?? 0
    expect([illustrations.jobRibs, illustrations.jobRibsOfNone].map(ribs)).toEqual([6, 0])
  })
})

describe('ArticleCover', () => {
  const slugs = [
    'financial-strategy-ai',
    'voice-to-text-healthcare-ai',
    'smart-shelves-retail-ai',
    'future-proof-marketing-ai',
  ]
  const cover = (slug: string) => renderToStaticMarkup(<ArticleCover slug={slug} />)

  it('is always the same for a slug and another for another', () => {
    const many = Array.from({ length: 40 }, (_, i) => cover(`article-${i}`))
    expect(new Set(many).size).toBe(40)
    expect(Array.from({ length: 40 }, (_, i) => cover(`article-${i}`))).toEqual(many)
  })

  it('weighs six kilobytes at most, whatever the slug', () => {
    for (let i = 0; i < 200; i += 1) {
      const markup = cover(`article-${i}`)
      expect(markup).not.toContain('NaN')
      expect(markup.length).toBeLessThanOrEqual(6144)
    }
  })

  it('shows each of the four families once on the first four articles', () => {
    const grounds = slugs.map((slug) => /bg-[a-z-]+|cover-web/.exec(cover(slug))?.[0])
    expect(new Set(grounds).size).toBe(4)
  })
})
