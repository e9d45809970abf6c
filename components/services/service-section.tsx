import type { ReactNode } from 'react'
import { ruledColumns } from '@/components/layout/columns'
import { Section, SectionHead } from '@/components/layout/section'
import { ButtonLink } from '@/components/ui/button'
import type { Fields } from '@/lib/content/collections'
import type { Service } from '@/lib/content/types'
import { routes } from '@/lib/routes'
import { noBreakEnd } from '@/lib/typography/no-break-end'
import { PriceList, type PriceListProps } from './price-list'

interface ServiceSectionProps extends Pick<PriceListProps, 'service' | 'tools'> {
  /** The picture of the service, where it has one. */
  picture?: ReactNode
  deliverablesLabel: string
  startLabel: string
  priceCopy: PriceListProps['copy']
  /** A second link, such as one to the calculator. */
  more?: { label: string; href: string }
}

const ServiceLinks = ({ startLabel, more }: Pick<ServiceSectionProps, 'startLabel' | 'more'>) => (
  <div data-no-print className="flex flex-wrap items-center gap-x-8 gap-y-4 self-start">
    <ButtonLink href={routes.leadForm.path}>{startLabel}</ButtonLink>
    {more && (
      <ButtonLink look="text" href={more.href}>
        {more.label}
      </ButtonLink>
    )}
  </div>
)

/** The full name of the service and what it is, in one heading, since an eyebrow over every heading is tiring. */
const Lead = ({ service }: { service: Service }) => (
  <>
    <strong className="font-semibold text-ink">{service.title}.</strong> {noBreakEnd(service.lead)}
  </>
)

interface ColumnServiceProps extends ServiceSectionProps {
  /** A control room, dark in both themes. */
  dark?: boolean
}

/** The picture is as wide as the page, below it what a client gets in columns, and the prices in the same columns. */
export const ColumnService = ({ service, picture, deliverablesLabel, dark, ...shared }: ColumnServiceProps) => (
  <Section id={service.anchor} tone={dark ? 'deep' : 'paper'} className={dark ? 'control-room' : ''}>
    <div className={dark ? 'grid grid-cols-1 gap-x-6 gap-y-6 lg:grid-cols-12 lg:items-end' : ''}>
      <SectionHead
        name={service.shortTitle}
        heading={service.heading}
        className={dark ? 'lg:col-span-7 lg:pr-6' : ''}
      />
      <p
        className={`max-w-[36rem] text-ink-2 ${dark ? 'text-balance lg:col-span-5' : 'mt-6 text-pretty sm:text-lead'}`}
      >
        <Lead service={service} />
      </p>
    </div>
    {picture && (
      <div className="mt-8 md:mt-16 xl:-mx-8 xl:[&>figure>*]:[--pane-edge:2rem] xl:[&_figcaption]:px-8">{picture}</div>
    )}
    <div className="mt-8 sm:mt-14">
      <TitledList label={deliverablesLabel} items={service.deliverables} layout="columns" />
    </div>
    <div className="mt-6 grid grid-cols-1 gap-x-11 gap-y-3 sm:mt-10 sm:gap-y-9 lg:mt-14 lg:grid-cols-3">
      <ServiceLinks {...shared} />
      <PriceList service={service} tools={shared.tools} copy={shared.priceCopy} className="lg:col-span-2" />
    </div>
  </Section>
)

/** The picture is as wide as the window, with text above and below it. */
export const WideService = ({ service, picture, deliverablesLabel, ...shared }: ServiceSectionProps) => (
  <section id={service.anchor} className="grid-lines relative border-t border-rule bg-stone section-space">
    <div className="page-width">
      <SectionHead name={service.shortTitle} heading={service.heading} />
    </div>
    <div className="mt-8 mb-8 sm:mb-14 md:mt-16 md:mb-18">{picture}</div>
    <div className="page-width grid grid-cols-1 gap-x-11 gap-y-6 sm:gap-y-12 lg:grid-cols-2 lg:gap-y-14">
      <div className="grid gap-y-6 sm:gap-y-8 lg:col-span-2">
        <p className="max-w-[36rem] text-pretty sm:text-lead">
          <Lead service={service} />
        </p>
        <ServiceLinks {...shared} />
      </div>
      <TitledList label={deliverablesLabel} items={service.deliverables} />
      <PriceList service={service} tools={shared.tools} copy={shared.priceCopy} className="lg:-mt-4" />
    </div>
  </section>
)

/** What a first project and the setup of a tool cost, as large as the page allows, and what moves a price. */
export const FirstProject = ({ copy }: { copy: Fields<'servicesPage'>['price'] }) => (
  <Section id="price" tone="stone">
    <SectionHead heading={copy.heading} lead={copy.lead} layout="below" />
    <p className="mt-8 border-t border-ink pt-5 font-display text-h1 tracking-figure text-balance lg:mt-14 lg:pt-8">
      {copy.project}
    </p>
    <p className="mt-3 text-lead text-ink-2">{copy.projectText}</p>
    <div className="mt-5 border-t border-rule-2 pt-5 lg:flex lg:items-baseline lg:gap-x-10">
      <p className="font-display text-title tracking-figure lg:text-h2">{copy.setup}</p>
      <p className="max-w-[34rem] text-balance text-ink-2 max-lg:mt-2 max-sm:text-small">{copy.setupText}</p>
    </div>
    <div className="mt-8 lg:mt-12">
      <TitledList label={copy.factorsLabel} items={copy.factors} />
    </div>
  </Section>
)

interface TitledListProps {
  label: string
  items: readonly { title: string; text: string }[]
  /** rows: title beside text, one below the other; columns: side by side where the screen is wide enough. */
  layout?: 'rows' | 'columns'
}

/** Titles with their texts, such as what a client gets from a service. */
const TitledList = ({ label, items, layout = 'rows' }: TitledListProps) => {
  const rows = layout === 'rows'
  return (
    <div className="@container">
      <h3 className="heading-plain eyebrow">{label}</h3>
      <dl className={`mt-3 border-t border-ink ${rows ? '' : `grid grid-cols-1 ${ruledColumns(items.length)}`}`}>
        {items.map(({ title, text }) => (
          <div
            key={title}
            className={
              rows
                ? 'border-b border-rule py-3 sm:py-5 @lg:grid @lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] @lg:items-baseline @lg:gap-6'
                : 'border-b border-rule py-3 sm:py-5 sm:max-lg:grid sm:max-lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] sm:max-lg:items-baseline sm:max-lg:gap-6 lg:border-b-0 lg:py-6'
            }
          >
            <dt className="text-body leading-snug font-semibold">{title}</dt>
            <dd
              className={`mt-1 text-ink-2 max-sm:text-small sm:mt-1.5 sm:text-balance ${rows ? '@lg:mt-0' : 'sm:max-lg:mt-0'}`}
            >
              {text}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
