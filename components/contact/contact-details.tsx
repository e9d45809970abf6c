import type { ReactNode } from 'react'
import { BookCallButton } from '@/components/ui/button'
import { ExternalLink } from '@/components/ui/external-link'
import { Icon } from '@/components/ui/icon'
import { EmailText } from '@/components/ui/text'
import type { Fields } from '@/lib/content/collections'
import type { Site } from '@/lib/content/types'
import { phoneLink } from '@/lib/links/contact-links'
import type { IconName } from '@/lib/sprite/icons'

interface ContactDetailsProps {
  site: Site
  copy: Fields<'contactPage'>
  className?: string
}

const linkClass =
  'inline-flex min-h-11 items-center font-medium wrap-anywhere underline pointer-fine:min-h-8 decoration-rule-2 underline-offset-4 transition-colors hover:text-teal'

/** The phone number as a link that calls it. */
export const PhoneLink = ({ site }: { site: Site }) => (
  <a href={phoneLink(site.phone)} data-event="Phone link" className={linkClass}>
    {site.phone}
  </a>
)

/** All contact details besides the form. */
export const ContactDetails = ({ site, copy, className }: ContactDetailsProps) => (
  <div className={className}>
    <h2 className="text-title font-medium">{copy.detailsHeading}</h2>
    <dl className="mt-5 gap-x-6 border-t border-ink sm:max-lg:grid sm:max-lg:grid-cols-2">
      <Detail icon="mail" label={copy.emailLabel}>
        <a href={`mailto:${site.email}`} data-event="Mail link" className={linkClass}>
          <span>
            <EmailText address={site.email} />
          </span>
        </a>
      </Detail>
      <Detail icon="phone" label={copy.phoneLabel}>
        <PhoneLink site={site} />
      </Detail>
      <Detail icon="people" label={copy.profileLabel}>
        <ExternalLink href={site.companyProfile.href} newTabLabel={site.labels.opensInNewTab} className={linkClass}>
          {site.companyProfile.label}
        </ExternalLink>
      </Detail>
      <Detail icon="place" label={copy.locationLabel}>
        <span className="inline-flex min-h-11 items-center font-medium pointer-fine:min-h-8">{site.location}</span>
      </Detail>
    </dl>
    <BookCallButton site={site} label={copy.bookLabel} look="outline" className="mt-6 max-sm:w-full" />
  </div>
)

const Detail = ({ icon, label, children }: { icon: IconName; label: string; children: ReactNode }) => (
  <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 border-b border-rule py-4">
    <dt className="contents">
      <Icon name={icon} size={24} />
      <span className="text-small text-ink-2">{label}</span>
    </dt>
    <dd className="col-start-2">{children}</dd>
  </div>
)
