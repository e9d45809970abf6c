import { ruledColumns } from '@/components/layout/columns'
import { SectionHead } from '@/components/layout/section'
import { ButtonLink } from '@/components/ui/button'
import { ServicePrice } from '@/components/ui/service-price'
import { NoBreakText } from '@/components/ui/text'
import type { Fields } from '@/lib/content/collections'
import type { Service } from '@/lib/content/types'
import type { ServicePrices } from '@/lib/plan/tools'
import { routes } from '@/lib/routes'

interface ServicesHeroProps {
  copy: Fields<'servicesPage'>
  startLabel: string
}

/** The top of the services page: the offer and the calls to action. */
export const ServicesHero = ({ copy: { head, planLabel }, startLabel }: ServicesHeroProps) => (
  <div className="grid-lines relative">
    <div className="page-width grid grid-cols-1 gap-x-6 gap-y-6 pt-12 pb-8 short:pt-6 md:not-short:pt-20 lg:grid-cols-12 lg:items-end lg:pb-12">
      <SectionHead
        eyebrow={head.eyebrow}
        heading={head.heading}
        level={1}
        className="max-lg:max-w-[42rem] lg:col-span-7"
      />
      <div className="lg:col-span-5 lg:pl-8">
        <p className="max-w-[36rem] text-lead text-ink-2">
          <NoBreakText text={head.lead} />
        </p>
        <div data-no-print className="mt-6 flex flex-wrap items-center gap-x-8 gap-y-4 short:mt-4">
          <ButtonLink large href={routes.leadForm.path}>
            {startLabel}
          </ButtonLink>
          <ButtonLink look="text" href={routes.plan.path}>
            {planLabel}
          </ButtonLink>
        </div>
      </div>
    </div>
  </div>
)

interface ServiceOverviewProps {
  services: readonly Service[]
  /** Name of the overview for screen readers. */
  label: string
  prices: ServicePrices
}

/** The services in columns, which readers' modes of browsers would leave out of a <nav>; each links to its section below and to its prices. */
export const ServiceOverview = ({ services, label, prices }: ServiceOverviewProps) => (
  <section aria-label={label} className="grid-lines relative">
    <div className="page-width pb-8 sm:pb-10">
      <ul className={`border-t border-ink lg:grid lg:border-b lg:border-b-rule ${ruledColumns(services.length)}`}>
        {services.map((service) => (
          <li
            key={service.slug}
            className="group relative flex flex-col py-4 max-lg:border-b max-lg:border-rule sm:py-7 sm:max-lg:grid sm:max-lg:grid-cols-2 sm:max-lg:gap-x-6 lg:py-10"
          >
            <p className="display text-title tracking-[-.04em] lg:-mr-3 transition-colors group-hover:text-teal">
              {service.shortTitle}
            </p>
            <div className="flex grow flex-col items-start max-sm:mt-1 lg:mt-4">
              <p className="max-w-[24rem] text-ink-2 max-sm:text-small sm:mb-4">{service.summary}</p>
              <a
                data-no-print
                href={`#${service.anchor}`}
                className="mt-auto inline-flex min-h-11 items-center text-small font-semibold transition-colors group-hover:text-teal after:absolute after:inset-0"
              >
                <span className="plain-link">{service.linkLabel}</span>
              </a>
              {/* Above the area of the link to the section, which is the whole column. */}
              <ServicePrice service={service} prices={prices} className="relative text-small max-sm:hidden" />
            </div>
          </li>
        ))}
      </ul>
      {prices.tools.size > 0 && (
        <p className="max-w-[40rem] pt-5 text-pretty text-note text-ink-2 max-sm:hidden">{prices.note}</p>
      )}
    </div>
  </section>
)
