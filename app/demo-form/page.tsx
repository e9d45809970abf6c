import { DemoForm } from '@/components/embeds/demo-form'
import { Page } from '@/components/layout/site-frame'
import { page, site } from '@/lib/build/content'
import { routes } from '@/lib/routes'
import { pageMetadata } from '@/lib/seo/metadata'

const demoFormPage = page('demoForm')

export const metadata = pageMetadata(demoFormPage.seo, routes.demoForm, site.brand)

export default function DemoFormPage() {
  return (
    <Page labelledBy="demo-form">
      <DemoForm copy={demoFormPage} />
    </Page>
  )
}
