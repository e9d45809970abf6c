import { Illustration } from '@/components/illustrations/parts'
import { Eyebrow } from '@/components/layout/section'
import { BookingTeam } from '@/components/sections/booking-team'
import { ButtonLink } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { type Curve, dots, type Point, path, pointAt, versine } from '@/lib/catenary'
import type { Fields } from '@/lib/content/collections'
import type { Article, TeamMember } from '@/lib/content/types'
import { articlePath, routes } from '@/lib/routes'

interface ThankYouProps {
  copy: Fields<'thankYouPage'>
  team: readonly TeamMember[]
  /** One thing to read. */
  article?: Article
  /** Shown while the demo form stands in for the form of a provider. */
  notice?: string
}

/** The page after a form was sent: fireworks, what happens next, who replies, and something to read. */
export const ThankYou = ({ copy, team, article, notice }: ThankYouProps) => (
  <div data-enhance="form-frame" className="grid-lines relative min-h-[calc(100dvh-4.75rem-1px)]">
    <div className="page-width grid grid-cols-1 min-h-[inherit] content-center items-center gap-x-6 gap-y-10 py-8 tablet:grid-cols-12 tablet:py-12 short:sm:grid-cols-12">
      <div className="tablet:col-span-6 short:sm:col-span-6">
        {notice && (
          <Card as="p" look="copper" corner="control" className="mb-6 max-w-[30rem] px-3.5 py-2 text-note text-copper">
            {notice}
          </Card>
        )}
        {copy.head.eyebrow && <Eyebrow className="mb-5">{copy.head.eyebrow}</Eyebrow>}
        <h1>{copy.head.heading}</h1>
        <p className="mt-6 max-w-[30rem] text-lead text-ink-2">{copy.head.lead}</p>
        <div className="mt-8 flex flex-wrap items-center gap-x-7 gap-y-4">
          <ButtonLink href={routes.home.path}>{copy.homeLabel}</ButtonLink>
          <ButtonLink look="text" href={routes.services.path}>
            {copy.servicesLabel}
          </ButtonLink>
        </div>
      </div>
      <div data-no-print className="max-tablet:order-first tablet:col-span-6 short:sm:col-span-6 short:sm:order-last">
        <Fireworks />
      </div>
      <div className="grid gap-x-6 gap-y-8 border-t border-rule-2 pt-6 *:mt-0! tablet:col-span-12 tablet:grid-cols-2">
        <BookingTeam as="h2" heading={copy.teamHeading} team={team} />
        {article && (
          <div>
            <h2 className="heading-plain text-body">{copy.articleLabel}</h2>
            <a
              href={articlePath(article.slug)}
              className="plain-link mt-4 inline-block font-display text-h3 hover:text-teal"
            >
              {article.title}
            </a>
            <p className="mt-2 max-w-[34rem] text-small text-ink-2">{article.preview}</p>
          </div>
        )}
      </div>
    </div>
  </div>
)

interface Burst {
  x: number
  y: number
  /** Length of its sparks. */
  size: number
  sparks: number
  tone: string
}

interface Show {
  size: readonly [width: number, height: number]
  bursts: readonly Burst[]
}

/** The bursts in the order of the animation; the delays are in the style sheet. One of them is copper. */
const wideShow: Show = {
  size: [640, 600],
  bursts: [
    { x: 96, y: 196, size: 90, sparks: 17, tone: 'stroke-ink-2' },
    { x: 380, y: 232, size: 180, sparks: 29, tone: 'stroke-teal-line' },
    { x: 168, y: 456, size: 112, sparks: 19, tone: 'stroke-copper-line' },
    { x: 560, y: 64, size: 58, sparks: 13, tone: 'stroke-ink-2' },
    { x: 516, y: 508, size: 84, sparks: 17, tone: 'stroke-teal-line' },
  ],
}

/** The version for phones. */
const phoneShow: Show = {
  size: [335, 216],
  bursts: [
    { x: 34, y: 132, size: 32, sparks: 13, tone: 'stroke-ink-2' },
    { x: 158, y: 96, size: 76, sparks: 21, tone: 'stroke-teal-line' },
    { x: 291, y: 60, size: 40, sparks: 15, tone: 'stroke-copper-line' },
    { x: 282, y: 172, size: 32, sparks: 13, tone: 'stroke-ink-2' },
  ],
}

const Bursts = ({ size, bursts, className }: Show & { className: string }) => (
  <Illustration size={size} className={`fireworks pointer-events-none w-full ${className}`}>
    {bursts.map(({ x, y, size: reach, sparks, tone }) => (
      <g key={x} transform={`translate(${x} ${y})`} className={tone}>
        {burst(reach, sparks).map((path) => (
          <path key={path} d={path} pathLength={1} strokeWidth={1.5} />
        ))}
        <path d={dots(burstEnds(reach, sparks))} strokeWidth={reach >= 80 ? 4 : 3} />
      </g>
    ))}
  </Illustration>
)

/** Fireworks as lines that are drawn once and stay. */
const Fireworks = () => (
  <>
    <Bursts {...wideShow} className="max-tablet:hidden" />
    <Bursts {...phoneShow} className="tablet:hidden" />
  </>
)

/**
 * Spark `index` of a firework around the origin; every other one is shorter. Each leaves the center straight outward and droops like
 * an arch that is as wide for all sparks, so that the steep ones are nearly straight.
 */
function sparkOf(radius: number, count: number, index: number): Curve {
  const angle = ((index + 0.5) * 2 * Math.PI) / count
  const a = 0.9 * radius
  const start = { x: 0.22 * radius * Math.cos(angle), y: 0.22 * radius * Math.sin(angle) }
  const x2 = radius * Math.cos(angle) * (index % 2 ? 0.78 : 1)
  const x0 = start.x - a * Math.asinh(Math.tan(angle))
  return { x1: start.x, x2, x0, y0: start.y - a * versine((start.x - x0) / a), a, b: a }
}

/** The sparks as path data. `count` must be odd, so that none is vertical. */
function burst(radius: number, count: number): string[] {
  return Array.from({ length: count }, (_, index) => path(sparkOf(radius, count, index)))
}

/** The ends of these sparks. */
function burstEnds(radius: number, count: number): Point[] {
  return Array.from({ length: count }, (_, index) => pointAt(sparkOf(radius, count, index), 1))
}
