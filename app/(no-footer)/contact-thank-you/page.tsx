import { SitePage } from '@/app/site-page'
import { ThankYou } from '@/components/system/thank-you'
import { articles, page, site, team } from '@/lib/build/content'
import { routes } from '@/lib/routes'
import { pageMetadata } from '@/lib/seo/metadata'

const demoFormPage = page('demoForm')
const thankYouPage = page('thankYou')

export const metadata = pageMetadata(thankYouPage.seo, routes.thankYou, site.brand)

const usesDemoForm = site.leadForm.address === routes.demoForm.path

export default function ThankYouPage() {
  return (
    <SitePage path={routes.thankYou.path} footer={false}>
      <ThankYou
        copy={thankYouPage}
        team={team}
        article={articles[0]}
        notice={usesDemoForm ? demoFormPage.sentNotice : undefined}
      />
    </SitePage>
  )
}
