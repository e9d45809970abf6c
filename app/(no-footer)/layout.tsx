import type { ReactNode } from 'react'
import { SiteFrame } from '@/components/layout/site-frame'
import { site } from '@/lib/content'

export default function NoFooterLayout({ children }: { children: ReactNode }) {
  return (
    <SiteFrame site={site} footer={false}>
      {children}
    </SiteFrame>
  )
}
