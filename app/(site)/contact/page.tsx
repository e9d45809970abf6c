import { SitePage } from '@/app/site-page'
import { ContactDetails } from '@/components/contact/contact-details'
import { ContactHead } from '@/components/contact/contact-head'
import { LeadForm } from '@/components/embeds/lead-form'
import { Section } from '@/components/layout/section'
import { page, site } from '@/lib/build/content'
import { routes } from '@/lib/routes'
import { pageMetadata } from '@/lib/seo/metadata'
import { professionalService } from '@/lib/seo/structured-data/organization'

const contactPage = page('contact')

export const metadata = pageMetadata(contactPage.seo, routes.contact, site.brand)

export default function Contact() {
  return (
    <SitePage path={routes.contact.path} name={contactPage.head.heading} things={[professionalService(site)]}>
      <ContactHead head={contactPage.head} ends={contactPage.ends} promise={contactPage.replyNote} />
      <Section first>
        <div className="grid grid-cols-1 gap-x-6 gap-y-14 lg:grid-cols-12">
          <div className="lg:col-span-7">
            <LeadForm site={site} heading={contactPage.formHeading} />
          </div>
          <ContactDetails site={site} copy={contactPage} className="lg:col-span-4 lg:col-start-9" />
        </div>
      </Section>
    </SitePage>
  )
}
