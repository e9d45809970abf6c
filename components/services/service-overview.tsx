import { BridgeStage, BridgeStages } from '@/components/illustrations/bridge-stages'
import { ruledColumns } from '@/components/layout/columns'
import type { Service } from '@/lib/content/types'

interface ServiceOverviewProps {
  services: readonly Service[]
  /** Name of the overview for screen readers. */
  label: string
  /** Stages of the bridge, one label a service; services beyond them have none. */
  stages: readonly string[]
}

/** The wide bridge has three spans; other numbers of services have a span each. */
const spans = 3

/** The services as a bridge in stages; each stage links to its section below. */
export const ServiceOverview = ({ services, label, stages }: ServiceOverviewProps) => {
  const oneBridge = services.length === spans
  return (
    <nav
      aria-label={label}
      className="grid-lines relative overflow-x-clip [--bridge:calc(min(75rem,100vw-2*var(--spacing-gutter))*0.16)] [--grid-cross:transparent]"
    >
      <div className="page-width relative">
        {oneBridge && (
          <div data-no-print className="absolute inset-x-gutter top-0 max-lg:hidden">
            <BridgeStages />
          </div>
        )}
        <ul className={`relative grid ${ruledColumns(services.length)} ${oneBridge ? 'lg:pt-(--bridge)' : ''}`}>
          {services.map(({ slug, anchor, shortTitle, summary, linkLabel }, i) => (
            <li
              key={slug}
              className="group relative max-lg:border-t max-lg:border-rule-2 max-lg:py-7 max-sm:pt-5 sm:max-lg:grid sm:max-lg:grid-cols-12 sm:max-lg:items-center sm:max-lg:gap-x-6 lg:flex lg:flex-col lg:pt-7"
            >
              <div data-no-print className={`mb-5 sm:col-span-5 sm:mb-0 ${oneBridge ? 'lg:hidden' : 'lg:mb-6'}`}>
                <BridgeStage index={i} />
              </div>
              <div className="flex grow flex-col sm:col-span-7 lg:pb-9">
                {stages[i] && <p className="eyebrow">{stages[i]}</p>}
                <h2 className="mt-2 font-display text-h3 font-medium leading-tight tracking-title transition-colors group-hover:text-teal">
                  {shortTitle}
                </h2>
                <p className="mt-2.5 mb-5 max-w-[24rem] text-ink-2 max-lg:mb-2">{summary}</p>
                <a
                  href={`#${anchor}`}
                  className={`mt-auto inline-flex min-h-11 items-center self-start text-small font-semibold transition-colors group-hover:text-teal after:absolute after:inset-0 ${oneBridge ? 'lg:after:-top-(--bridge)' : ''}`}
                >
                  <span className="hanging-underline">{linkLabel}</span>
                </a>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  )
}
