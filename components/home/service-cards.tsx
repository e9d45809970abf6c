import { ruledColumns } from '@/components/layout/columns'
import { Section, SectionHead } from '@/components/layout/section'
import { Bullet } from '@/components/ui/bullet'
import { ButtonLink } from '@/components/ui/button'
import { ServicePrice } from '@/components/ui/service-price'
import type { Fields } from '@/lib/content/collections'
import type { Service } from '@/lib/content/types'
import type { ServicePrices } from '@/lib/plan/tools'
import { routes } from '@/lib/routes'
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
  return (
    <Section>
      <SectionHead eyebrow={copy.eyebrow} heading={copy.heading} lead={copy.lead} className="[&_h2]:max-w-[10em]" />
      <ul className={`mt-12 border-t border-ink lg:mt-18 lg:grid ${ruledColumns(services.length)}`}>
        {services.map((service) => (
          <li
            key={service.slug}
            data-reveal=""
            className="flex flex-col border-rule py-8 max-lg:border-b max-lg:last:border-b-0 max-lg:last:pb-0 sm:max-lg:grid sm:max-lg:grid-cols-[minmax(20.5rem,1fr)_minmax(0,1fr)] sm:max-lg:gap-8 lg:row-span-5 lg:grid lg:grid-rows-subgrid lg:pb-0"
          >
            <div>
              {(service.picture && pictures[service.picture]) ?? <ServicePicture icon={service.icon} />}
              <p aria-hidden="true" className="mt-2 text-note text-ink-2">
                {caption}
              </p>
            </div>
            <div className="flex flex-1 flex-col items-start max-sm:mt-7 lg:contents">
              <h3 className="lg:mt-8">{service.shortTitle}</h3>
              <p className="mt-3 text-ink-2">{service.summary}</p>
              <ul className="mt-6 mb-6 w-full border-t border-rule">
                {service.points.map((point) => (
                  <Bullet key={point} className="border-b border-rule py-2.5 last:border-b-0">
                    {point}
                  </Bullet>
                ))}
              </ul>
              <div className="mt-auto flex w-full flex-col items-start">
                <ButtonLink look="text" large href={`${routes.services.path}#${service.anchor}`}>
                  {service.linkLabel}
                </ButtonLink>
                <ServicePrice service={service} prices={prices} className="mt-1.5 text-small" />
              </div>
            </div>
          </li>
        ))}
      </ul>
      {prices.texts.size > 0 && <p className="mt-8 max-w-[26rem] text-balance text-note text-ink-2">{prices.note}</p>}
    </Section>
  )
}
