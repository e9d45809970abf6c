import { Page } from '@/components/layout/page'
import { LegalDocument } from '@/components/legal/legal-document'
import { legalDocument, legalPage } from '@/lib/content'
import { routes } from '@/lib/routes'
import { pageMetadata } from '@/lib/seo/metadata'

const document = legalDocument('terms')

export const metadata = pageMetadata(document.seo, routes.terms)

export default function Terms() {
  return (
    <Page>
      <LegalDocument document={document} copy={legalPage} />
    </Page>
  )
}
