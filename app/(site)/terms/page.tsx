import { SitePage } from '@/app/site-page'
import { LegalText } from '@/components/legal/legal-text'
import { legalText, page, site } from '@/lib/build/content'
import { routes } from '@/lib/routes'
import { pageMetadata } from '@/lib/seo/metadata'

const legalPage = page('legal')

const text = legalText('terms')

export const metadata = pageMetadata(text.seo, routes.terms, site.brand)

export default function Terms() {
  return (
    <SitePage path={routes.terms.path} name={text.title}>
      <LegalText text={text} copy={legalPage} />
    </SitePage>
  )
}
