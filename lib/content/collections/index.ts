/** Every collection of the site, each declared in a file of this folder. The check, the types, the forms, and the reference derive from this list. */
import type { z } from 'zod'
import { articles } from './articles'
import { faq } from './faq'
import { jobs } from './jobs'
import { legal } from './legal'
import { ownPages } from './own-pages'
import { aboutPage } from './pages/about'
import { blogPage } from './pages/blog'
import { careersPage } from './pages/careers'
import { contactPage } from './pages/contact'
import { demoFormPage } from './pages/demo-form'
import { faqPage } from './pages/faq'
import { homePage } from './pages/home'
import { leadFormPage } from './pages/lead-form'
import { legalPage } from './pages/legal'
import { notFoundPage } from './pages/not-found'
import { planPage } from './pages/plan'
import { roiCalculatorPage } from './pages/roi-calculator'
import { servicesPage } from './pages/services'
import { thankYouPage } from './pages/thank-you'
import { useCasesPage } from './pages/use-cases'
import { planTools } from './plan-tools'
import { quotes } from './quotes'
import { roi } from './roi'
import { services } from './services'
import { site } from './site'
import { stats } from './stats'
import { team } from './team'
import { testimonials } from './testimonials'
import { useCases } from './use-cases'

export type { Collection } from '@site/content-check'
export type { SiteCollection } from './define'

/** By their names in code. The copy of a page is named after its route. */
export const collections = {
  site,
  roi,
  articles,
  faq,
  jobs,
  team,
  testimonials,
  quotes,
  stats,
  useCases,
  services,
  planTools,
  legal,
  ownPages,
  homePage,
  aboutPage,
  useCasesPage,
  faqPage,
  servicesPage,
  roiCalculatorPage,
  planPage,
  blogPage,
  contactPage,
  thankYouPage,
  leadFormPage,
  demoFormPage,
  careersPage,
  legalPage,
  notFoundPage,
}

export type CollectionName = keyof typeof collections

export const collectionNames = Object.keys(collections) as CollectionName[]

/** The collections that have several entries. */
export type ListName = {
  [Name in CollectionName]: (typeof collections)[Name]['pattern'] extends `${string}*${string}` ? Name : never
}[CollectionName]

/** The pages with a file of copy, by the names of their routes. */
export type PageName = CollectionName extends infer Name ? (Name extends `${infer Page}Page` ? Page : never) : never

/** The fields of one entry of a collection, as an editor writes them. */
export type Fields<Name extends CollectionName> = z.infer<(typeof collections)[Name]['schema']>
