import type { SocialCopy } from '@/components/social/social-card'
import type { SocialMotif } from '@/components/social/social-illustration'
import * as content from '@/lib/content'
import { articlePath, jobPagePath, routes } from '@/lib/routes'
import { articlesWithImage, socialImageName } from '@/lib/seo/social-image'

const head = (copy: { eyebrow?: string; heading: string }, motif: SocialMotif): SocialCopy => ({ ...copy, motif })

const { homePage, roiCalculatorPage, thankYouPage, notFoundPage, articles } = content

const pages: [path: string, copy: SocialCopy][] = [
  [routes.home.path, { eyebrow: homePage.hero.eyebrow, heading: homePage.hero.headline, motif: 'standing' }],
  [routes.about.path, head(content.aboutPage.head, 'standing')],
  [routes.useCases.path, head(content.useCasesPage.head, 'hanging')],
  [routes.faq.path, head(content.faqPage.head, 'hanging')],
  [routes.services.path, head(content.servicesPage.head, 'standing')],
  [routes.roiCalculator.path, head(roiCalculatorPage.hero, 'hanging')],
  [routes.plan.path, head(content.planPage.head, 'hanging')],
  [routes.blog.path, head(content.blogPage.head, 'hanging')],
  [routes.contact.path, head(content.contactPage.head, 'standing')],
  [routes.thankYou.path, head(thankYouPage.head, 'standing')],
  [routes.leadForm.path, head(content.leadFormPage.head, 'standing')],
  [routes.demoForm.path, head(content.demoFormPage, 'hanging')],
  [routes.careers.path, head(content.careersPage.head, 'standing')],
  [routes.privacy.path, { heading: content.legalDocument('privacy').title, motif: 'hanging' }],
  [routes.terms.path, { heading: content.legalDocument('terms').title, motif: 'hanging' }],
  ['/404', { eyebrow: notFoundPage.code, heading: notFoundPage.text, motif: 'hanging' }],
]

const ofArticles = articlesWithImage(articles).map(({ slug, title, tags }): [string, SocialCopy] => [
  articlePath(slug),
  { eyebrow: tags[0], heading: title, motif: 'cover', slug },
])

const ofJobs = content.jobs.map(({ id, title }): [string, SocialCopy] => [
  jobPagePath(id),
  { eyebrow: content.careersPage.head.eyebrow, heading: title, motif: 'standing' },
])

/** The content of each social image, by file name. */
export const cards: ReadonlyMap<string, SocialCopy> = new Map(
  [...pages, ...ofJobs, ...ofArticles].map(([path, copy]) => [socialImageName(path), copy]),
)
