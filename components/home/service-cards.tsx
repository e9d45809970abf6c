import { ruledColumns } from '@/components/layout/columns'
import { Section, SectionHead } from '@/components/layout/section'
import { Bullet } from '@/components/ui/bullet'
import { ButtonLink } from '@/components/ui/button'
import type { Fields } from '@/lib/content/collections'
import type { Service } from '@/lib/content/types'
import type { ServicePrices } from '@/lib/plan/tools'
import { routes } from '@/lib/routes'
import { fillTemplate } from '@/lib/text/fill-template'
import { ConsultingPicture, DevelopmentPicture, ManagementPicture, ServicePicture } from './service-pictures'

interface ServiceCardsProps {
  copy: Fields<'homePage'>['services']
  services: readonly Service[]
  prices: ServicePrices
}

/** The services, each with an example picture. */
export const ServiceCards = ({ copy, services, prices }: ServiceCardsProps) => {
  const { consulting, development, management, caption } = copy.pictures
  const pictures = {
    findings: consulting && <ConsultingPicture copy={consulting} />,
    quoteDesk: development && <DevelopmentPicture copy={development} />,
    dashboard: management && <ManagementPicture copy={management} />,
  }
  const tools = services
    .flatMap(({ slug }) => prices.tools.get(slug) ?? [])
    .map(({ name, price }) => `${name}, ${price}`)
  return (
    <Section>
      <SectionHead eyebrow={copy.eyebrow} heading={copy.heading} lead={copy.lead} className="[&_h2]:max-w-[10em]" />
      <ul className={`mt-6 border-t border-ink sm:mt-8 lg:mt-18 lg:grid ${ruledColumns(services.length)}`}>
        {services.map((service, index) => (
          <li
            key={service.slug}
            data-reveal=""
            className="flex flex-col border-rule py-5 sm:py-7 max-lg:border-b max-lg:last:border-b-0 max-lg:last:pb-0 sm:max-lg:grid sm:max-lg:grid-cols-[minmax(20.5rem,1fr)_minmax(0,1fr)] sm:max-lg:gap-8 lg:row-span-5 lg:grid lg:grid-rows-subgrid lg:pb-0"
          >
            <div className={index > 0 ? 'max-sm:hidden' : ''}>
              {(service.picture && pictures[service.picture]) ?? <ServicePicture icon={service.icon} />}
              <p aria-hidden="true" className="mt-2 text-note text-ink-2">
                {caption}
              </p>
            </div>
            <div className={`flex flex-1 flex-col items-start lg:contents ${index > 0 ? '' : 'max-sm:mt-4'}`}>
              <h3 className="display text-title tracking-[-.04em] lg:-mr-3 lg:mt-8">{service.shortTitle}</h3>
              <p className="mt-2 text-ink-2 sm:mt-3">{service.summary}</p>
              <ul className="mt-3 mb-1 w-full border-rule sm:my-6 sm:border-t">
                {service.points.map((point) => (
                  <Bullet key={point} className="border-rule py-0.5 last:border-b-0 sm:border-b sm:py-2.5">
                    {point}
                  </Bullet>
                ))}
              </ul>
              <ButtonLink
                look="text"
                large
                href={`${routes.services.path}#${service.anchor}`}
                className="mt-auto lg:justify-self-start"
              >
                {service.linkLabel}
              </ButtonLink>
            </div>
          </li>
        ))}
      </ul>
      {tools.length > 0 && (
        <a href={routes.plan.path} className="text-link mt-6 inline-block font-normal max-sm:text-small lg:mt-8">
          {fillTemplate(copy.toolsTemplate, { tools: tools.join('; ') })}
        </a>
      )}
      <p className="mt-4 max-w-[46rem] text-pretty text-note text-ink-2">
        {tools.length > 0 ? prices.note : prices.quoted}
      </p>
    </Section>
  )
}
