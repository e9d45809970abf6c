import { SitePage } from '@/app/site-page'
import { ContactDetails, PhoneLink } from '@/components/contact/contact-details'
import { LeadForm } from '@/components/embeds/lead-form'
import { PageHead } from '@/components/layout/page-head'
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
      <PageHead {...contactPage.head}>
        <p className="mt-8 flex flex-wrap items-baseline gap-x-6 gap-y-2">
          <span className="display text-h3 text-teal md:text-title">{contactPage.replyNote}</span>
          <PhoneLink site={site} />
        </p>
      </PageHead>
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
