import type { z } from 'zod'
import * as documents from './schemas/collections'
import { jobSchema } from './schemas/jobs'
import { blogPageSchema } from './schemas/pages/blog'
import { homePageSchema } from './schemas/pages/home'
import { planPageSchema } from './schemas/pages/plan'
import { roiCalculatorPageSchema } from './schemas/pages/roi-calculator'
import { servicesPageSchema } from './schemas/pages/services'
import * as pages from './schemas/pages/simple'
import { useCasesPageSchema } from './schemas/pages/use-cases'
import { roiSchema } from './schemas/roi'
import { siteSchema } from './schemas/site'
import { testimonialSchema } from './schemas/testimonials'

/** How a document is written: fields only (`data`), or fields above a Markdown or MDX body. */
export type Format = 'data' | 'markdown' | 'mdx'

/** One kind of document: where its files are, how they are written, and what they must contain. */
export interface Collection {
  /** Name of the document type in Contentlayer, and of the exports generated from it. */
  typeName: string
  /** Path below content/: one file, or every file of a folder (`jobs/*.yaml`). */
  pattern: string
  format: Format
  schema: z.ZodObject
}

const collection = <Schema extends z.ZodObject>(typeName: string, pattern: string, schema: Schema) => {
  const format: Format = pattern.endsWith('.mdx') ? 'mdx' : pattern.endsWith('.md') ? 'markdown' : 'data'
  return { typeName, pattern, format, schema } satisfies Collection
}

/** Every collection of the site. Contentlayer's types, the content check, and TypeScript's types derive from this list. */
export const collections = {
  site: collection('Site', 'site.yaml', siteSchema),
  roi: collection('Roi', 'roi.yaml', roiSchema),
  articles: collection('Article', 'articles/*.mdx', documents.articleSchema),
  faq: collection('Faq', 'faq/*.md', documents.faqSchema),
  jobs: collection('Job', 'jobs/*.yaml', jobSchema),
  team: collection('TeamMember', 'team/*.yaml', documents.teamSchema),
  testimonials: collection('Testimonial', 'testimonials/*.yaml', testimonialSchema),
  quotes: collection('Quote', 'quotes/*.yaml', documents.quoteSchema),
  stats: collection('Stat', 'stats/*.yaml', documents.statSchema),
  useCases: collection('UseCase', 'use-cases/*.yaml', documents.useCaseSchema),
  services: collection('Service', 'services/*.yaml', documents.serviceSchema),
  planTools: collection('PlanTool', 'plan-tools/*.yaml', documents.planToolSchema),
  legal: collection('Legal', 'legal/*.md', documents.legalSchema),
  homePage: collection('HomePage', 'pages/home.yaml', homePageSchema),
  aboutPage: collection('AboutPage', 'pages/about.yaml', pages.aboutPageSchema),
  useCasesPage: collection('UseCasesPage', 'pages/use-cases.yaml', useCasesPageSchema),
  faqPage: collection('FaqPage', 'pages/faq.yaml', pages.faqPageSchema),
  servicesPage: collection('ServicesPage', 'pages/services.yaml', servicesPageSchema),
  roiCalculatorPage: collection('RoiCalculatorPage', 'pages/roi-calculator.yaml', roiCalculatorPageSchema),
  planPage: collection('PlanPage', 'pages/plan.yaml', planPageSchema),
  blogPage: collection('BlogPage', 'pages/blog.yaml', blogPageSchema),
  contactPage: collection('ContactPage', 'pages/contact.yaml', pages.contactPageSchema),
  thankYouPage: collection('ThankYouPage', 'pages/thank-you.yaml', pages.thankYouPageSchema),
  leadFormPage: collection('LeadFormPage', 'pages/lead-form.yaml', pages.leadFormPageSchema),
  demoFormPage: collection('DemoFormPage', 'pages/demo-form.yaml', pages.demoFormPageSchema),
  careersPage: collection('CareersPage', 'pages/careers.yaml', pages.careersPageSchema),
  legalPage: collection('LegalPage', 'pages/legal.yaml', pages.legalPageSchema),
  notFoundPage: collection('NotFoundPage', 'pages/not-found.yaml', pages.notFoundPageSchema),
}

export type CollectionName = keyof typeof collections

/** The fields of one document of a collection, as an editor writes them. */
export type Fields<Name extends CollectionName> = z.infer<(typeof collections)[Name]['schema']>
