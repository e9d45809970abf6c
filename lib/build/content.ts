/** The content of this build, or of `npm run dev`, for pages. Nothing else imports what Contentlayer has generated. */
import * as documents from 'contentlayer/generated'
import { contentOf } from './from-disk'

export const {
  articleHtml,
  articles,
  closedJobs,
  entries,
  entryAddresses,
  entryPages,
  fixedPages,
  isPreview,
  legalText,
  page,
  roi,
  site,
} = contentOf(documents)

export const faq = entries('faq')
export const jobs = entries('jobs')
export const ownPages = entries('ownPages')
export const planTools = entries('planTools')
export const quotes = entries('quotes')
export const services = entries('services')
export const stats = entries('stats')
export const team = entries('team')
export const testimonials = entries('testimonials')
export const useCases = entries('useCases')
