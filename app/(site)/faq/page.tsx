import { SitePage } from '@/app/site-page'
import { FaqCategories, FaqHead } from '@/components/faq/faq'
import { NextStep } from '@/components/sections/next-step'
import { faq, page, site } from '@/lib/build/content'
import { routes } from '@/lib/routes'
import { pageMetadata } from '@/lib/seo/metadata'
import { faqPage as faqMarkup } from '@/lib/seo/structured-data/page'

const faqPage = page('faq')

export const metadata = pageMetadata(faqPage.seo, routes.faq, site.brand)

export default function Faq() {
  const categories = faqPage.categories
    .map((title) => ({ title, entries: faq.filter(({ category }) => category === title) }))
    .filter(({ entries }) => entries.length > 0)
  return (
    <SitePage
      path={routes.faq.path}
      name={faqPage.head.heading}
      things={[faqMarkup(categories.flatMap(({ entries }) => entries))]}
    >
      <FaqHead head={faqPage.head} categoriesLabel={faqPage.categoriesLabel} categories={categories} />
      <FaqCategories categories={categories} copy={faqPage} site={site} between={<NextStep site={site} />} />
    </SitePage>
  )
}
