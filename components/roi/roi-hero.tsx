import { SectionHead } from '@/components/layout/section'
import { Bullet } from '@/components/ui/bullet'
import { buttonClass } from '@/components/ui/button-class'
import { Icon } from '@/components/ui/icon'
import { HeroIllustration } from './hero-illustration'

interface RoiHeroProps {
  copy: { eyebrow?: string; heading: string; lead: string; startLabel: string; facts: readonly string[] }
}

/** The hero: what the calculator offers, and the link that scrolls to it. */
export const RoiHero = ({ copy }: RoiHeroProps) => (
  <div className="grid-lines relative overflow-hidden">
    <div className="page-width grid grid-cols-1 items-center gap-x-6 gap-y-10 py-14 tablet:grid-cols-12 lg:py-20 short:pt-6">
      <div className="tablet:col-span-7">
        <SectionHead eyebrow={copy.eyebrow} heading={copy.heading} lead={copy.lead} level={1} layout="below" />
        <div className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-5">
          <a href="#roi-calculator" data-no-print className={buttonClass({ large: true })}>
            {copy.startLabel}
            <Icon name="arrow" size={20} className="rotate-90" />
          </a>
          <ul className="flex flex-wrap gap-x-6 gap-y-1.5 text-small max-xs:flex-col text-ink-2">
            {copy.facts.map((fact) => (
              <Bullet key={fact}>{fact}</Bullet>
            ))}
          </ul>
        </div>
      </div>
      <HeroIllustration className="tablet:col-span-5 tablet:col-start-8 lg:pl-6 print:hidden" />
    </div>
  </div>
)
