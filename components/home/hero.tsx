import { Fragment } from 'react'
import { HeroArch } from '@/components/illustrations/hero-arch'
import { Eyebrow } from '@/components/layout/section'
import { ButtonLink, ExternalButton } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { MotionSwitch } from '@/components/ui/motion-switch'
import type { Fields } from '@/lib/content/collections'
import type { Site } from '@/lib/content/types'

interface HeroProps {
  copy: Fields<'homePage'>['hero']
  site: Site
}

/** The hero: what the agency offers, a call to action, and the illustration of the Arch. */
export const Hero = ({ copy, site }: HeroProps) => (
  <section className="relative isolate">
    {/* The canvas moves the chains beside the arch once the visitor is active; until then the illustration shows them still. */}
    <div aria-hidden="true">
      <canvas data-enhance="hero-canvas" className="absolute -z-1 w-0 print:hidden" />
    </div>
    <HeroArch
      chips={copy.chips}
      formula={copy.formula}
      spanLabel={copy.spanLabel}
      industries={copy.industries}
      motionSwitch={<MotionSwitch label={site.labels.pauseMotion} />}
    >
      <Eyebrow>{copy.eyebrow}</Eyebrow>
      <h1 className="mt-6 max-w-[8em] text-h1 lg:-mr-6 forced-colors:leading-tight short:mt-3 short:text-h2 tablet:max-lg:not-short:text-page">
        {copy.headline.split(' ').map((word, i) => (
          <Fragment key={word}>
            {i > 0 && ' '}
            <span className="inline-block">
              {word.split('-').map((part, j) => (
                <Fragment key={part}>
                  {/* The hyphen of the display face is too high for letters of this size. */}
                  {j > 0 && <span className="relative top-[0.085em]">-</span>}
                  {part}
                </Fragment>
              ))}
            </span>
          </Fragment>
        ))}
      </h1>
      <p className="mt-6 max-w-[36rem] text-lead text-ink-2 short:mt-3 short:text-body lg:not-short:mt-7">
        {copy.subline}
      </p>
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
    </HeroArch>
  </section>
)
