import type { CSSProperties } from 'react'
import { Drawing } from '@/components/illustrations/drawing'
import { SectionHead } from '@/components/layout/section'
import { roughWidth } from '@/components/ui/balance-lines'
import { MotionSwitch } from '@/components/ui/motion-switch'
import type { Fields } from '@/lib/content/collections'
import type { DrawingAt } from '@/lib/pictures/drawing'

interface PictureProps {
  picture: NonNullable<Fields<'aboutPage'>['picture']>
  drawingAt: DrawingAt
  /** Name of the switch that pauses what moves in drawings. */
  pauseMotion: string
}

interface AboutHeroProps extends Omit<PictureProps, 'picture'> {
  picture?: PictureProps['picture']
  head: { eyebrow?: string; heading: string; lead: string }
}

/** From this length on a tagline is a lead. */
const longLead = 80

/** Name and tagline, which is below the name where it does not fit beside it, above a drawing where the page has one. */
export const AboutHero = ({ head, picture, ...props }: AboutHeroProps) => (
  <div className="relative overflow-x-clip">
    <div className="page-width flex flex-wrap items-end justify-between gap-x-16 gap-y-6 pt-14 short:pt-6 md:not-short:pt-20">
      <SectionHead eyebrow={head.eyebrow} heading={head.heading} level={1} />
      <p
        className={`text-teal ${head.lead.length > longLead ? 'max-w-[36rem] font-display text-lead' : 'display text-title xl:max-w-[9em]'}`}
      >
        {head.lead}
      </p>
    </div>
    {picture && <Picture picture={picture} {...props} />}
  </div>
)

/** Height of a drawing in its units, enlarged where it is neither as narrow as a phone nor part of the wide one. */
const heightOf = (viewBox: string) => `${1.35 * Number(viewBox.split(' ')[3])}px`

/** Half the width of a part's texts, in multiples of their size. */
const halfOf = ({ name, figure }: { name: string; figure: string }) =>
  Math.max(roughWidth(name), roughWidth(figure)) / 2

/** Whether all texts have room at their places on the narrowest wide screen, which is 53 times as wide as they are high. */
const haveRoom = (parts: PictureProps['picture']['parts']) =>
  parts.every(
    (part, index) =>
      0.53 * Math.min(part.at, 100 - part.at) + 3 > halfOf(part) &&
      parts.slice(0, index).every((other) => 0.53 * Math.abs(part.at - other.at) > halfOf(part) + halfOf(other) + 1),
  )

/** The drawing from one edge of the window to the other, with the names of its parts below it; on narrow screens each part has its own. */
const Picture = ({ picture: { drawing, parts, caption }, drawingAt, pauseMotion }: PictureProps) => (
  <div className="relative pt-12 md:pt-18">
    <div className="page-width relative z-1 max-lg:hidden">
      <Drawing svg={drawingAt(drawing)} className="w-full" />
    </div>
    <div className="relative border-ink lg:-mt-1 lg:border-t lg:bg-stone">
      {/* One sentence for the ear: the caption and the names with their figures. */}
      <div
        role="img"
        aria-label={`${caption} ${parts.map(({ name, figure }) => `${name} ${figure}`).join(', ')}`}
        className="page-width pb-14 lg:pb-10"
      >
        <ol className={haveRoom(parts) ? 'relative lg:h-24' : 'lg:flex lg:flex-wrap lg:gap-x-8 lg:py-5'}>
          {parts.map(({ name, figure, at, drawing: own }) => (
            <li
              key={name}
              style={{ '--at': `${at}%`, '--drawn': heightOf(drawingAt(own).viewBox) } as CSSProperties}
              className={`relative max-lg:mb-8 ${haveRoom(parts) ? 'lg:absolute lg:top-5 lg:left-(--at) lg:-translate-x-1/2 lg:text-center' : ''}`}
            >
              <div className="lg:hidden">
                <Drawing svg={drawingAt(own)} className="w-full sm:h-(--drawn)" />
              </div>
              <p className="flex flex-wrap items-baseline justify-between gap-x-4 border-ink pt-2 max-lg:border-t lg:block lg:pt-0">
                <span className="block min-w-0 wrap-anywhere font-display text-body lg:whitespace-nowrap">{name}</span>
                <span className="block whitespace-nowrap text-small text-ink-2 tabular-nums">{figure}</span>
              </p>
            </li>
          ))}
        </ol>
        <p className="max-w-[40rem] pr-12 font-display text-note text-ink-2">{caption}</p>
      </div>
      <div className="page-width relative">
        <MotionSwitch label={pauseMotion} />
      </div>
    </div>
  </div>
)
