import type { Metadata, Viewport } from 'next'
import { enhancementsAddress } from '@/app/enhancements/bundle'
import { SitePage } from '@/app/site-page'
import { HtmlDocument } from '@/components/layout/html-document'
import { NotFound } from '@/components/system/not-found'
import { notFoundPage, site } from '@/lib/content'
import { siteMetadata, siteViewport } from '@/lib/seo/site-metadata'
import { socialImage } from '@/lib/seo/social-image'
import './globals.css'

/** Next itself marks this page `noindex`. As a separate document it is not part of the payload of other pages. */
const general = siteMetadata(site)

export const metadata: Metadata = {
  ...general,
  ...notFoundPage.seo,
  openGraph: { ...general.openGraph, ...notFoundPage.seo, images: [socialImage('/404', notFoundPage.seo.title)] },
  twitter: { card: 'summary_large_image' },
}
export const viewport: Viewport = siteViewport

export default async function NotFoundPage() {
  return (
    <HtmlDocument enhancements={await enhancementsAddress()}>
      <SitePage path="" missingPath>
        <NotFound copy={notFoundPage} />
      </SitePage>
    </HtmlDocument>
  )
}
