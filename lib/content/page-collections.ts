import { routes } from '../routes'
import { page } from './collection'
import { aboutPageSchema } from './schemas/pages/about'
import { blogPageSchema } from './schemas/pages/blog'
import { careersPageSchema } from './schemas/pages/careers'
import { contactPageSchema } from './schemas/pages/contact'
import { demoFormPageSchema } from './schemas/pages/demo-form'
import { faqPageSchema } from './schemas/pages/faq'
import { homePageSchema } from './schemas/pages/home'
import { leadFormPageSchema } from './schemas/pages/lead-form'
import { legalPageSchema } from './schemas/pages/legal'
import { notFoundPageSchema } from './schemas/pages/not-found'
import { planPageSchema } from './schemas/pages/plan'
import { roiCalculatorPageSchema } from './schemas/pages/roi-calculator'
import { servicesPageSchema } from './schemas/pages/services'
import { thankYouPageSchema } from './schemas/pages/thank-you'
import { useCasesPageSchema } from './schemas/pages/use-cases'

const { home, about, useCases, faq, services, servicesAutomate, servicesBuild, servicesManage } = routes
const { roiCalculator, plan, blog, contact, thankYou, leadForm, demoForm, careers, privacy, terms } = routes
const articles = `${blog.path}/<article>`
const servicesPaths = [services, servicesAutomate, servicesBuild, servicesManage].map(({ path }) => path)

/** The copy of each page, one file a page. */
export const pageCollections = {
  homePage: page('HomePage', 'home', homePageSchema, 'Home page', home.path),
  aboutPage: page('AboutPage', 'about', aboutPageSchema, 'About page', about.path),
  useCasesPage: page('UseCasesPage', 'use-cases', useCasesPageSchema, 'Use cases page', useCases.path),
  faqPage: page('FaqPage', 'faq', faqPageSchema, 'FAQ page', faq.path),
  servicesPage: page('ServicesPage', 'services', servicesPageSchema, 'Services page', ...servicesPaths),
  roiCalculatorPage: page(
    'RoiCalculatorPage',
    'roi-calculator',
    roiCalculatorPageSchema,
    'Calculator page',
    roiCalculator.path,
  ),
  planPage: page('PlanPage', 'plan', planPageSchema, 'Plan page', plan.path),
  blogPage: page('BlogPage', 'blog', blogPageSchema, 'Blog', blog.path, articles),
  contactPage: page('ContactPage', 'contact', contactPageSchema, 'Contact page', contact.path),
  thankYouPage: page('ThankYouPage', 'thank-you', thankYouPageSchema, 'Thank-you page', thankYou.path),
  leadFormPage: page('LeadFormPage', 'lead-form', leadFormPageSchema, 'Lead form page', leadForm.path),
  demoFormPage: page('DemoFormPage', 'demo-form', demoFormPageSchema, 'Demo form', demoForm.path),
  careersPage: page('CareersPage', 'careers', careersPageSchema, 'Careers page', careers.path),
  legalPage: page('LegalPage', 'legal', legalPageSchema, 'Legal pages', privacy.path, terms.path),
  notFoundPage: page('NotFoundPage', 'not-found', notFoundPageSchema, 'Not-found page', '/<unknown address>'),
}
