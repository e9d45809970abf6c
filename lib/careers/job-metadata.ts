import type { Metadata } from 'next'
import { jobPagePath } from '@/lib/routes'
import { pageMetadata } from '@/lib/seo/metadata'
import { withBrand } from '@/lib/seo/with-brand'

interface JobFacts {
  id: string
  title: string
  preview: string
}

/** The metadata of a job's page. A closed job is `noindex`: nobody can apply for it any more. */
export const jobMetadata = ({ id, title, preview }: JobFacts, brand: string, open: boolean): Metadata =>
  pageMetadata({ title: withBrand(title, brand), description: preview }, { path: jobPagePath(id), index: open }, brand)
