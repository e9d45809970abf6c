import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { enhancementsAddresses } from '@/app/enhancements/bundle'
import { HtmlDocument } from '@/components/layout/html-document'
import { isPreview, site } from '@/lib/build/content'
import { mark } from '@/lib/build/icons'
import { siteMetadata, siteViewport } from '@/lib/build/site-metadata'
import './globals.css'

export const metadata: Metadata = siteMetadata(site, isPreview)
export const viewport: Viewport = siteViewport

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <HtmlDocument enhancements={enhancementsAddresses()} mark={mark}>
      {children}
    </HtmlDocument>
  )
}
