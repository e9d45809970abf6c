import type { Metadata, Viewport } from 'next'
import { HtmlDocument } from '@/components/layout/html-document'
import { Page } from '@/components/layout/page'
import { SiteFrame } from '@/components/layout/site-frame'
import { NotFound } from '@/components/system/not-found'
import { notFoundPage, site } from '@/lib/content'
import { siteMetadata, siteViewport } from '@/lib/seo/site-metadata'
import { socialImage } from '@/lib/seo/social-image'
import './globals.css'

/** Next itself marks this page `noindex`. A document of its own, it is not part of every other page's payload. */
const general = siteMetadata(site)

export const metadata: Metadata = {
  ...general,
  ...notFoundPage.seo,
  openGraph: { ...general.openGraph, ...notFoundPage.seo, images: [socialImage('/404', notFoundPage.seo.title)] },
  twitter: { card: 'summary_large_image' },
}
export const viewport: Viewport = siteViewport

export default function NotFoundPage() {
  return (
    <HtmlDocument>
      <SiteFrame site={site}>
        <Page missingPath>
          <NotFound copy={notFoundPage} />
        </Page>
      </SiteFrame>
    </HtmlDocument>
  )
}
