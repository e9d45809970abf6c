import { collection } from '@site/content-check'
import type { z } from 'zod'
import { articlePath, routes } from '../routes'
import { articleSchema } from './schemas/articles'
import * as entries from './schemas/collections'
import { jobSchema } from './schemas/jobs'
import * as offers from './schemas/offers'
import { blogPageSchema } from './schemas/pages/blog'
import { aboutPageSchema, careersPageSchema, useCasesPageSchema } from './schemas/pages/company'
import { contactPageSchema, demoFormPageSchema, leadFormPageSchema, thankYouPageSchema } from './schemas/pages/contact'
import { homePageSchema } from './schemas/pages/home'
import { faqPageSchema, legalPageSchema, notFoundPageSchema } from './schemas/pages/other'
import { planPageSchema } from './schemas/pages/plan'
import { roiCalculatorPageSchema } from './schemas/pages/roi-calculator'
import { servicesPageSchema } from './schemas/pages/services'
import { roiSchema } from './schemas/roi'
import { siteSchema } from './schemas/site'
import { testimonialSchema } from './schemas/testimonials'

export type { Collection } from '@site/content-check'

const { home, about, useCases, faq, services, servicesAutomate, servicesBuild, servicesManage } = routes
const { roiCalculator, plan, blog, contact, thankYou, leadForm, demoForm, careers, privacy, terms } = routes
const articles = `${blog.path}/<article>`
const servicesPaths = [services, servicesAutomate, servicesBuild, servicesManage].map(({ path }) => path)

/** Declares the collection of one page's copy. */
const page = <Schema extends z.ZodObject>(name: string, schema: Schema, label: string, ...shownOn: readonly string[]) =>
  collection(`pages/${name}.yaml`, schema, {
    label,
    summary: `The copy of ${shownOn.length > 1 ? 'the pages' : 'the page'}, section by section.`,
    shownOn,
  })

/** Every page of the site. */
const everyPage: readonly string[] = Object.values(routes).map(({ path }) => path)

/** The copy of each page, one file a page. */
export const pageCollections = {
  homePage: page('home', homePageSchema, 'Home page', home.path),
  aboutPage: page('about', aboutPageSchema, 'About page', about.path),
  useCasesPage: page('use-cases', useCasesPageSchema, 'Use cases page', useCases.path),
  faqPage: page('faq', faqPageSchema, 'FAQ page', faq.path),
  servicesPage: page('services', servicesPageSchema, 'Services page', ...servicesPaths),
  roiCalculatorPage: page('roi-calculator', roiCalculatorPageSchema, 'Calculator page', roiCalculator.path),
  planPage: page('plan', planPageSchema, 'Plan page', plan.path),
  blogPage: page('blog', blogPageSchema, 'Blog', blog.path, articles),
  contactPage: page('contact', contactPageSchema, 'Contact page', contact.path),
  thankYouPage: page('thank-you', thankYouPageSchema, 'Thank-you page', thankYou.path),
  leadFormPage: page('lead-form', leadFormPageSchema, 'Lead form page', leadForm.path),
  demoFormPage: page('demo-form', demoFormPageSchema, 'Demo form', demoForm.path),
  careersPage: page('careers', careersPageSchema, 'Careers page', careers.path),
  legalPage: page('legal', legalPageSchema, 'Legal pages', privacy.path, terms.path),
  notFoundPage: page('not-found', notFoundPageSchema, 'Not-found page', '/<unknown address>'),
}

/** Every collection of the site. The reader, the content check, and TypeScript's types derive from this list. */
export const collections = {
  site: collection('site.yaml', siteSchema, {
    label: 'Site',
    summary: 'Facts that all pages use: brand, contact, links, navigation, lead form, and shared labels.',
    shownOn: everyPage,
  }),
  roi: collection('roi.yaml', roiSchema, {
    label: 'ROI calculator',
    summary: 'The questions, options, copy, and numbers of the calculator; the formula itself is code.',
    shownOn: [roiCalculator.path],
  }),
  articles: collection('articles/*.mdx', articleSchema, {
    label: 'Articles',
    item: 'Article',
    summary: 'An article of the blog; its name becomes its address.',
    shownOn: [blog.path, articlePath('<article>')],
  }),
  faq: collection('faq/*.md', entries.faqSchema, {
    label: 'FAQ',
    item: 'Question',
    summary: 'A question with its answer as the text.',
    shownOn: [faq.path],
  }),
  jobs: collection('jobs/*.yaml', jobSchema, {
    label: 'Jobs',
    item: 'Job',
    summary: 'An open position with the copy of its dialog.',
    shownOn: [careers.path],
  }),
  team: collection('team/*.yaml', entries.teamSchema, {
    label: 'Team',
    item: 'Person',
    summary: 'A person of the team.',
    shownOn: [about.path, home.path],
  }),
  testimonials: collection('testimonials/*.yaml', testimonialSchema, {
    label: 'Testimonials',
    item: 'Testimonial',
    summary: 'What a client says, with a measured result.',
    shownOn: [home.path],
  }),
  quotes: collection('quotes/*.yaml', entries.quoteSchema, {
    label: 'Quotes',
    item: 'Quote',
    summary: 'A short quote of a client on the calculator page.',
    shownOn: [roiCalculator.path],
  }),
  stats: collection('stats/*.yaml', entries.statSchema, {
    label: 'Statistics',
    item: 'Statistic',
    summary: 'A figure with the claim that it supports.',
    shownOn: [home.path],
  }),
  useCases: collection('use-cases/*.yaml', offers.useCaseSchema, {
    label: 'Use cases',
    item: 'Use case',
    summary: 'A typical project with the figure that changed.',
    shownOn: [useCases.path, roiCalculator.path],
  }),
  services: collection('services/*.yaml', offers.serviceSchema, {
    label: 'Services',
    item: 'Service',
    summary: 'A service with its card and its section.',
    shownOn: [home.path, services.path, plan.path],
  }),
  planTools: collection('plan-tools/*.yaml', offers.planToolSchema, {
    label: 'Plan tools',
    item: 'Tool',
    summary: 'A tool with its price that can be put into an AI plan.',
    shownOn: [plan.path],
  }),
  legal: collection('legal/*.md', entries.legalSchema, {
    label: 'Legal texts',
    item: 'Legal text',
    summary: 'The privacy policy and the terms of service; each section starts with a heading.',
    shownOn: [privacy.path, terms.path],
  }),
  ...pageCollections,
}

export type CollectionName = keyof typeof collections

export const collectionNames = Object.keys(collections) as CollectionName[]

/** The name of an entry of a collection as a document of Contentlayer: singular, with a capital. */
export const documentTypes: Readonly<Record<CollectionName, string>> = {
  site: 'SiteSettings',
  roi: 'RoiSettings',
  articles: 'Article',
  faq: 'FaqEntry',
  jobs: 'JobPosting',
  team: 'TeamMember',
  testimonials: 'Testimonial',
  quotes: 'Quote',
  stats: 'Stat',
  useCases: 'UseCase',
  services: 'Service',
  planTools: 'PlanTool',
  legal: 'LegalText',
  homePage: 'HomePage',
  aboutPage: 'AboutPage',
  useCasesPage: 'UseCasesPage',
  faqPage: 'FaqPage',
  servicesPage: 'ServicesPage',
  roiCalculatorPage: 'RoiCalculatorPage',
  planPage: 'PlanPage',
  blogPage: 'BlogPage',
  contactPage: 'ContactPage',
  thankYouPage: 'ThankYouPage',
  leadFormPage: 'LeadFormPage',
  demoFormPage: 'DemoFormPage',
  careersPage: 'CareersPage',
  legalPage: 'LegalPage',
  notFoundPage: 'NotFoundPage',
}

/** The fields of one entry of a collection, as an editor writes them. */
export type Fields<Name extends CollectionName> = z.infer<(typeof collections)[Name]['schema']>
