import { SitePage } from '@/app/site-page'
import { LegalDocument } from '@/components/legal/legal-document'
import { legalDocument, legalPage } from '@/lib/content'
import { routes } from '@/lib/routes'
import { pageMetadata } from '@/lib/seo/metadata'

const document = legalDocument('privacy')

export const metadata = pageMetadata(document.seo, routes.privacy)

export default function Privacy() {
  return (
    <SitePage path={routes.privacy.path} name={document.title}>
      <LegalDocument document={document} copy={legalPage} />
    </SitePage>
  )
}
