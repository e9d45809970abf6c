import type { ComponentProps } from 'react'
import { Page } from '@/components/layout/page'
import { SiteFrame } from '@/components/layout/site-frame'
import { site } from '@/lib/content'

type SitePageProps = ComponentProps<typeof Page> & Pick<ComponentProps<typeof SiteFrame>, 'path' | 'footer'>

/** A page between the site's header and footer, which mark the links to it by its `path`. */
export const SitePage = ({ path, footer, ...page }: SitePageProps) => (
  <SiteFrame site={site} path={path} footer={footer}>
    <Page {...page} />
  </SiteFrame>
)
