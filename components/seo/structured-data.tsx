import type { Thing } from 'schema-dts'
import { jsonLd } from '@/lib/seo/structured-data/page'

/** What a page is about, for search engines; renders nothing without data. */
export const StructuredData = ({ things }: { things: readonly Thing[] }) =>
  things.length > 0 && <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLd(things) }} />
