import { collection } from '@site/content-check'
import type { z } from 'zod'
import { routes } from '../routes'
import { blogPageSchema } from './schemas/pages/blog'
import { aboutPageSchema, careersPageSchema, useCasesPageSchema } from './schemas/pages/company'
import { contactPageSchema, demoFormPageSchema, leadFormPageSchema, thankYouPageSchema } from './schemas/pages/contact'
import { homePageSchema } from './schemas/pages/home'
import { faqPageSchema, legalPageSchema, notFoundPageSchema } from './schemas/pages/other'
import { planPageSchema } from './schemas/pages/plan'
import { roiCalculatorPageSchema } from './schemas/pages/roi-calculator'
import { servicesPageSchema } from './schemas/pages/services'

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
export const everyPage: readonly string[] = Object.values(routes).map(({ path }) => path)

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
