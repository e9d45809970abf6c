import { BridgeStage, BridgeStages } from '@/components/illustrations/bridge-stages'
import { ruledColumns } from '@/components/layout/columns'
import { SectionHead } from '@/components/layout/section'
import { ButtonLink } from '@/components/ui/button'
import { PriceFrom, type PricesFrom } from '@/components/ui/price-from'
import { NoBreakText } from '@/components/ui/text'
import type { Fields } from '@/lib/content/collections'
import type { Service } from '@/lib/content/types'
import { routes } from '@/lib/routes'

/** The top of the services page: the offer and the calls to action. The overview below has the illustration. */
export const ServicesHero = ({ copy: { head, getStartedLabel, planLabel } }: { copy: Fields<'servicesPage'> }) => (
  <div className="grid-lines relative">
    <div className="page-width grid grid-cols-1 gap-x-6 gap-y-6 pt-14 pb-10 short:pt-6 md:not-short:pt-20 lg:grid-cols-12 lg:items-end lg:pb-12">
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
            {getStartedLabel}
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
  /** Stages of the bridge, one label a service; services beyond them have none. */
  stages: readonly string[]
  prices: PricesFrom
}

/** The wide bridge has three spans; other numbers of services have a span each. */
const spans = 3

/** Three columns with rules between them below the wide bridge, where the window has room for them in its text size. */
const bridgeColumns =
  '@5xl:grid-cols-3 @5xl:gap-x-11 @5xl:pt-(--bridge) @5xl:[&>*+*]:-ml-5.5 @5xl:[&>*+*]:border-l @5xl:[&>*+*]:border-rule @5xl:[&>*+*]:pl-5.5'

/** The services as a bridge in stages; each stage links to its section below and to its prices. */
export const ServiceOverview = ({ services, label, stages, prices }: ServiceOverviewProps) => {
  const oneBridge = services.length === spans
  return (
    <nav
      aria-label={label}
      className="grid-lines @container relative overflow-x-clip [--bridge:calc(min(75rem,100vw-2*var(--spacing-gutter))*0.16)] [--grid-cross:transparent]"
    >
      <div className="page-width relative">
        {oneBridge && (
          <div data-no-print className="absolute inset-x-gutter top-0 @max-5xl:hidden">
            <BridgeStages />
          </div>
        )}
        <ul className={`relative grid ${oneBridge ? bridgeColumns : ruledColumns(services.length)}`}>
          {services.map((service, i) => (
            <li
              key={service.slug}
              className="group relative @max-5xl:border-t @max-5xl:border-rule-2 @max-5xl:py-7 max-sm:pt-5 sm:@max-5xl:grid sm:@max-5xl:grid-cols-12 sm:@max-5xl:items-center sm:@max-5xl:gap-x-6 @5xl:flex @5xl:flex-col @5xl:pt-7"
            >
              <div data-no-print className={`mb-5 sm:col-span-5 sm:mb-0 ${oneBridge ? '@5xl:hidden' : '@5xl:mb-6'}`}>
                <BridgeStage index={i} />
              </div>
              <div className="flex grow flex-col sm:col-span-7 @5xl:pb-9">
                {stages[i] && <p className="eyebrow">{stages[i]}</p>}
                <h2 className="mt-2 font-display text-h3 font-medium leading-tight tracking-title transition-colors group-hover:text-teal">
                  {service.shortTitle}
                </h2>
                <p className="mt-2.5 mb-5 max-w-[24rem] text-ink-2 @max-5xl:mb-2">{service.summary}</p>
                <p className="mt-auto flex flex-col items-start">
                  <a
                    data-no-print
                    href={`#${service.anchor}`}
                    className={`inline-flex min-h-11 items-center text-small font-semibold transition-colors group-hover:text-teal after:absolute after:inset-0 ${oneBridge ? '@5xl:after:-top-(--bridge)' : ''}`}
                  >
                    <span className="hanging-underline">{service.linkLabel}</span>
                  </a>
                  {/* Above the area of the link to the section, which is the whole stage. */}
                  <PriceFrom service={service} prices={prices} className="relative text-small" />
                </p>
              </div>
            </li>
          ))}
        </ul>
        {prices.lowest.size > 0 && (
          <p className="max-w-[46rem] border-rule pt-5 pb-10 text-note text-ink-2 @max-5xl:border-t">{prices.note}</p>
        )}
      </div>
    </nav>
  )
}
