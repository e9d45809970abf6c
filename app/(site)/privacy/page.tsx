import { SitePage } from '@/app/site-page'
import { LegalDocument } from '@/components/legal/legal-document'
import { ThirdParties } from '@/components/legal/third-parties'
import { legalDocument, legalPage, site } from '@/lib/content'
import { thirdParties } from '@/lib/privacy/third-parties'
import { routes } from '@/lib/routes'
import { pageMetadata } from '@/lib/seo/metadata'

const document = legalDocument('privacy')

export const metadata = pageMetadata(document.seo, routes.privacy, site.brand)

export default function Privacy() {
  return (
    <SitePage path={routes.privacy.path} name={document.title}>
      <LegalDocument document={document} copy={legalPage}>
        <ThirdParties parties={thirdParties(site)} copy={legalPage.thirdParties} />
      </LegalDocument>
    </SitePage>
  )
}
