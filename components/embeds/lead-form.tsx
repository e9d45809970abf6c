import { Card } from '@/components/ui/card'
import { ExternalLink } from '@/components/ui/external-link'
import { EmailSentenceEnd } from '@/components/ui/text'
import type { Site } from '@/lib/content/types'

/**
 * The tokens of the `sandbox` attribute for an embedded form. Each is needed by common providers (HubSpot, Typeform, Jotform, Tally,
 * Google Forms): `allow-forms` and `allow-scripts` to fill in and send a form, `allow-same-origin` to load files and keep state under
 * their own origin, `allow-popups` and `allow-popups-to-escape-sandbox` to open their privacy policy in an ordinary tab, and
 * `allow-top-navigation-by-user-activation` to lead to the thank-you page after a press. Left out: navigation of the window
 * without a press, dialogs, downloads, pointer lock, presentations, and storage access. Chromium warns about scripts together with
 * the origin on the demo form, which has our origin; without scripts, tools that look into frames, such as axe, would wait
 * forever.
 */
const frameSandbox = [
  'allow-forms',
  'allow-same-origin',
  'allow-scripts',
  'allow-popups',
  'allow-popups-to-escape-sandbox',
  'allow-top-navigation-by-user-activation',
].join(' ')

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
      {heading && <h2 className="mb-4 font-display text-h3 font-medium">{heading}</h2>}
      <iframe
        src={address}
        title={title}
        height={height}
        data-part="frame"
        loading="lazy"
        sandbox={frameSandbox}
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
