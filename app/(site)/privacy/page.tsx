import { SitePage } from '@/app/site-page'
import { LegalText, ThirdParties } from '@/components/legal/legal-text'
import { legalText, page, site } from '@/lib/build/content'
import { thirdParties } from '@/lib/privacy/third-parties'
import { routes } from '@/lib/routes'
import { pageMetadata } from '@/lib/seo/metadata'

const legalPage = page('legal')

const text = legalText('privacy')

export const metadata = pageMetadata(text.seo, routes.privacy, site.brand)

export default function Privacy() {
  return (
    <SitePage path={routes.privacy.path} name={text.title}>
      <LegalText text={text} copy={legalPage}>
        <ThirdParties parties={thirdParties(site)} copy={legalPage.thirdParties} />
      </LegalText>
    </SitePage>
  )
}
