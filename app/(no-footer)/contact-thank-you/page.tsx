import { SitePage } from '@/app/site-page'
import { ThankYou } from '@/components/system/thank-you'
import { site, thankYouPage } from '@/lib/content'
import { routes } from '@/lib/routes'
import { pageMetadata } from '@/lib/seo/metadata'

export const metadata = pageMetadata(thankYouPage.seo, routes.thankYou, site.brand)

export default function ThankYouPage() {
  return (
    <SitePage path={routes.thankYou.path} footer={false}>
      <ThankYou copy={thankYouPage} />
    </SitePage>
  )
}
