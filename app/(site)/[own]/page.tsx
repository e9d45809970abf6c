import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { SitePage } from '@/app/site-page'
import { paramsOrNone } from '@/app/static-params'
import { ArticleBody } from '@/components/blog/article-view'
import { PageHead } from '@/components/layout/page-head'
import { ReadingLayout } from '@/components/layout/reading-layout'
import { CallToActionBand } from '@/components/sections/call-to-action-band'
import { ownPages, page, site } from '@/lib/build/content'
import { pageMetadata } from '@/lib/seo/metadata'
import { withBrand } from '@/lib/seo/with-brand'

type Props = PageProps<'/[own]'>

export const dynamicParams = false

const pages = new Map(ownPages.map((own) => [own.slug, own]))
const { contentsLabel } = page('legal')

export const generateStaticParams = () => paramsOrNone([...pages.keys()]).map((own) => ({ own }))

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const own = pages.get((await params).own)
  if (!own) return {}
  const { address, description, title } = own
  return pageMetadata({ title: withBrand(title, site.brand), description }, { path: address }, site.brand)
}

export default async function OwnPage({ params }: Props) {
  const own = pages.get((await params).own)
  if (!own) notFound()
  const { address, callToAction, eyebrow, headings, html, lead, title } = own
  const { bookFreeCall: label, opensInNewTab } = site.labels
  return (
    <SitePage path={address} name={title}>
      <PageHead eyebrow={eyebrow} heading={title} lead={lead} />
      <ReadingLayout headings={headings} title={contentsLabel}>
        <ArticleBody html={html} steps={[]} newTabLabel={opensInNewTab} />
      </ReadingLayout>
      {callToAction && (
        <CallToActionBand
          {...callToAction}
          callsToAction={[{ label, href: site.booking.href, isBooking: true }]}
          newTabLabel={opensInNewTab}
        />
      )}
    </SitePage>
  )
}
