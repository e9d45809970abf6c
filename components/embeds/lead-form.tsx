import { Card } from '@/components/ui/card'
import { ExternalLink } from '@/components/ui/external-link'
import { EmailSentenceEnd } from '@/components/ui/text'
import type { Site } from '@/lib/content/types'
import { frameSandbox } from '@/lib/hosting/frame-sandbox'

interface LeadFormProps {
  site: Site
  /** Heading above the form; left out where the section has one. */
  heading?: string
}

/**
 * The embedded form of an outside provider. A browser cannot tell a blocked frame from a loaded one, so a plain link
 * and the e-mail address are always shown below it.
 */
export const LeadForm = ({ site, heading }: LeadFormProps) => {
  const { address, title, height, openLabel, fallback } = site.leadForm
  return (
    <Card data-event="Lead form reached" className="p-4 sm:p-6">
      {heading && <h2 className="mb-4 font-display text-title font-medium">{heading}</h2>}
      <iframe
        src={address}
        title={title}
        height={height}
        data-part="frame"
        loading="lazy"
        sandbox={frameSandbox(address)}
        allow=""
        referrerPolicy="strict-origin-when-cross-origin"
        className="-mx-2 w-[calc(100%+1rem)] rounded-control bg-card"
      />
      <p className="mt-4 text-small text-ink-2 wrap-anywhere">
        <ExternalLink href={address} data-part="frame-link" className="text-link">
          {openLabel}
        </ExternalLink>{' '}
        {fallback} <EmailSentenceEnd address={site.email} />
      </p>
    </Card>
  )
}
