import type { ComponentProps } from 'react'
import type { Thing } from 'schema-dts'
import { Page, SiteFrame } from '@/components/layout/site-frame'
import { site } from '@/lib/build/content'
import { breadcrumbs, type Crumb, jsonLd } from '@/lib/seo/structured-data/page'

interface SitePageProps extends ComponentProps<typeof Page>, Pick<ComponentProps<typeof SiteFrame>, 'path' | 'footer'> {
  /** The page's name for search engines, its heading; left out on pages that they do not list. */
  name?: string
  /** The page above it, where that is not the home page. */
  parent?: Crumb
  /** Structured data about what the page shows. */
  things?: readonly Thing[]
}

/** A page between the site's header and footer, which mark links to its `path` as the current page. */
export const SitePage = ({ path, footer, name, parent, things = [], ...page }: SitePageProps) => (
  <SiteFrame site={site} path={path} footer={footer}>
    <Page {...page} />
    <StructuredData things={name ? [breadcrumbs(site, parent, { name, path }), ...things] : things} />
  </SiteFrame>
)

/** What a page is about, for search engines; renders nothing without data. */
const StructuredData = ({ things }: { things: readonly Thing[] }) =>
  things.length > 0 && <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLd(things) }} />
