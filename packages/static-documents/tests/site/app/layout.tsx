import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import './styles.css'

export const metadata: Metadata = { metadataBase: new URL('https://orchard.example'), alternates: { canonical: './' } }

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the inline script that the settings allow */}
        <script dangerouslySetInnerHTML={{ __html: "document.documentElement.dataset.js=''" }} />
        <script type="module" src="/scripts/start.js" />
      </head>
      <body>{children}</body>
    </html>
  )
}
