import { SitePage } from '@/app/site-page'
import { AboutApproach } from '@/components/about/about-approach'
import { AboutHero } from '@/components/about/about-hero'
import { AboutTeam, AboutValues, AboutWho } from '@/components/about/about-sections'
import { CallToActionBand } from '@/components/sections/call-to-action-band'
import { NextStepBetween } from '@/components/sections/next-step'
import { page, site, team } from '@/lib/build/content'
import { drawingAt } from '@/lib/build/describe-picture'
import { routes } from '@/lib/routes'
import { pageMetadata } from '@/lib/seo/metadata'

const aboutPage = page('about')

export const metadata = pageMetadata(aboutPage.seo, routes.about, site.brand)

export default function About() {
  const { head, picture, who, values, approach, callToAction } = aboutPage
  return (
    <SitePage path={routes.about.path} name={aboutPage.head.heading}>
      <AboutHero head={head} picture={picture} drawingAt={drawingAt} pauseMotion={site.labels.pauseMotion} />
      <AboutWho {...who} site={site} />
      <AboutValues {...values} />
      <NextStepBetween site={site} className="lg:hidden" />
      <AboutApproach {...approach} drawingAt={drawingAt} />
      <AboutTeam copy={aboutPage.team} team={team} />
      <CallToActionBand
        heading={callToAction.heading}
        lead={callToAction.lead}
        callsToAction={[{ label: callToAction.label, href: site.booking.href, isBooking: true }]}
        newTabLabel={site.labels.opensInNewTab}
      />
    </SitePage>
  )
}
