/** The content of this build, or of `npm run dev`, for pages. Nothing else imports what Contentlayer has generated. */
import * as documents from 'contentlayer/generated'
import { contentOf } from './from-disk'

export const {
  articleHtml,
  articles,
  closedJobs,
  faq,
  fixedPages,
  isPreview,
  jobs,
  legalText,
  page,
  planTools,
  quotes,
  roi,
  services,
  site,
  stats,
  team,
  testimonials,
  useCases,
} = contentOf(documents)
