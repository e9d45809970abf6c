import { Fragment } from 'react'
import { NarrowHeroPicture, WideHeroPicture } from '@/components/illustrations/hero-picture'
import { Eyebrow } from '@/components/layout/section'
import { ButtonLink, ExternalButton } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { MotionSwitch } from '@/components/ui/motion-switch'
import { wrapParts } from '@/components/ui/text'
import type { Fields } from '@/lib/content/collections'
import type { Site } from '@/lib/content/types'
import type { DrawingAt } from '@/lib/pictures/drawing'

interface HeroProps {
  copy: Fields<'homePage'>['head']
  site: Site
  drawingAt: DrawingAt
}

/** The hero: what the agency offers, a call to action, and the picture: on phones below the copy, on wider screens behind it. */
export const Hero = ({ copy, site, drawingAt }: HeroProps) => (
  <section data-part="hero" className="relative isolate">
    {/* The canvas moves the chains beside the drawing once the visitor is active; until then they are still. */}
    {copy.picture?.chains && (
      <div aria-hidden="true">
        <canvas data-enhance="hero-canvas" className="absolute -z-1 w-0 print:hidden" />
      </div>
    )}
    <div className="overflow-x-clip">
      <div className="page-width relative tablet:grid">
        <div className="relative z-10 pt-12 short:pt-5 tablet:[grid-area:1/1] tablet:pb-[17%] tablet:max-lg:w-[54%] lg:w-[53%] lg:not-short:pt-[8%]">
          <HeroText copy={copy} site={site} />
        </div>
        {copy.picture && (
          <>
            <div
              aria-hidden="true"
              data-no-print
              className="draws-on-load @container relative mx-auto mt-6 max-w-[26rem] text-eyebrow tablet:hidden"
            >
              <NarrowHeroPicture copy={copy} svg={drawingAt(copy.picture.narrow)} chains={copy.picture.chains} />
            </div>
            <div
              aria-hidden="true"
              className="draws-on-load @container relative hidden text-eyebrow tablet:[grid-area:1/1] tablet:block tablet:self-end lg:mt-12"
            >
              <WideHeroPicture copy={copy} svg={drawingAt(copy.picture.wide)} chains={copy.picture.chains} />
            </div>
            <MotionSwitch label={site.labels.pauseMotion} />
          </>
        )}
      </div>
    </div>
  </section>
)

const HeroText = ({ copy, site }: Omit<HeroProps, 'drawingAt'>) => (
  <>
    <Eyebrow>{copy.eyebrow}</Eyebrow>
    <h1 className="mt-6 max-w-[8em] text-h1 lg:-mr-6 forced-colors:leading-tight short:mt-3 short:text-h2">
      {Array.from(copy.heading.matchAll(/\S+/g), ({ 0: word, index }) => (
        <Fragment key={index}>
          {index > 0 && ' '}
          <span className="inline-block">
            {/* The hyphen of the display face is too high for letters of this size. */}
            {wrapParts(word, /-/g, () => 'relative top-[0.085em]')}
          </span>
        </Fragment>
      ))}
    </h1>
    <p className="mt-6 max-w-[36rem] text-lead text-ink-2 short:mt-3 short:text-body lg:not-short:mt-7">{copy.lead}</p>
    {/* The space at the end moves the second link to the next line before it comes near the arch. */}
    <div className="mt-8 flex flex-wrap items-center gap-x-7 gap-y-4 short:mt-4 lg:pr-12 lg:not-short:mt-10">
      <ExternalButton
        data-event="Booking link"
        large
        href={site.booking.href}
        newTabLabel={site.labels.opensInNewTab}
        className="max-xs:w-full"
      >
        {copy.bookLabel}
        <Icon name="arrow" size={20} />
      </ExternalButton>
      <ButtonLink look="text" large href="#case-studies">
        {copy.resultsLabel}
      </ButtonLink>
    </div>
  </>
)
