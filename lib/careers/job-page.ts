import type { Metadata } from 'next'
import type { Job } from '@/lib/content/types'
import { mailDraft } from '@/lib/links/contact-links'
import { jobPagePath } from '@/lib/routes'
import { pageMetadata } from '@/lib/seo/metadata'
import { withBrand } from '@/lib/seo/with-brand'

/** The address of a mail draft for an application: to the agency, with the subject `{job title} Application`. */
export const applicationLink = (email: string, jobTitle: string): string => mailDraft(email, `${jobTitle} Application`)

/** The metadata of a job's page. A closed job is `noindex`: nobody can apply for it any more. */
export const jobMetadata = (
  { id, title, preview }: Pick<Job, 'id' | 'title' | 'preview'>,
  brand: string,
  open: boolean,
): Metadata =>
  pageMetadata({ title: withBrand(title, brand), description: preview }, { path: jobPagePath(id), index: open }, brand)
