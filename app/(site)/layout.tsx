import type { ReactNode } from 'react'
import { SiteFrame } from '@/components/layout/site-frame'
import { site } from '@/lib/content'

export default function SiteLayout({ children }: { children: ReactNode }) {
  return <SiteFrame site={site}>{children}</SiteFrame>
}
