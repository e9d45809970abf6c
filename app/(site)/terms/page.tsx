import { SitePage } from '@/app/site-page'
import { LegalDocument } from '@/components/legal/legal-document'
import { legalDocument, legalPage, site } from '@/lib/content'
import { routes } from '@/lib/routes'
import { pageMetadata } from '@/lib/seo/metadata'

const document = legalDocument('terms')

export const metadata = pageMetadata(document.seo, routes.terms, site.brand)

export default function Terms() {
  return (
    <SitePage path={routes.terms.path} name={document.title}>
      <LegalDocument document={document} copy={legalPage} />
    </SitePage>
  )
}
