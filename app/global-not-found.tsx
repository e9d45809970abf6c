import type { Metadata, Viewport } from 'next'
import { enhancementsAddresses } from '@/app/enhancements/bundle'
import { SitePage } from '@/app/site-page'
import { HtmlDocument } from '@/components/layout/html-document'
import { NotFound } from '@/components/system/not-found'
import { isPreview, page, site } from '@/lib/build/content'
import { mark } from '@/lib/build/icons'
import { siteMetadata, siteViewport } from '@/lib/build/site-metadata'
import { linkPreview } from '@/lib/seo/metadata'

const notFoundPage = page('notFound')

import './globals.css'

/** Next itself marks this page `noindex`. As a separate document it is not part of the payload of other pages. */
export const metadata: Metadata = {
  ...siteMetadata(site, isPreview),
  ...notFoundPage.seo,
  ...linkPreview(notFoundPage.seo, '/404', site.brand),
}
export const viewport: Viewport = siteViewport

export default function NotFoundPage() {
  return (
    <HtmlDocument enhancements={enhancementsAddresses()} mark={mark}>
      <SitePage path="" missingPath>
        <NotFound copy={notFoundPage} />
      </SitePage>
    </HtmlDocument>
  )
}
