import type { SharedCopy, SocialCopy } from '@/components/social/social-card'
import type { SocialMotif } from '@/components/social/social-illustration'
import { tagsOf } from '@/lib/blog/tags'
import {
  aboutPage,
  articles,
  blogPage,
  careersPage,
  closedJobs,
  contactPage,
  demoFormPage,
  faqPage,
  homePage,
  jobs,
  leadFormPage,
  legalText,
  notFoundPage,
  planPage,
  roiCalculatorPage,
  servicesPage,
  site,
  thankYouPage,
  useCasesPage,
} from '@/lib/content'
import { fillTemplate } from '@/lib/fill-template'
import { articlePath, jobPagePath, routes, tagPath } from '@/lib/routes'
import { socialImageName } from '@/lib/seo/social-image'

type Card = readonly [path: string, copy: SocialCopy]

const head = (path: string, copy: { eyebrow?: string; heading: string }, motif: SocialMotif): Card => [
  path,
  { eyebrow: copy.eyebrow, heading: copy.heading, motif },
]

/** The text of every card, by file name. */
export function listCards(): { shared: SharedCopy; cards: ReadonlyMap<string, SocialCopy> } {
  const all: Card[] = [
    head(routes.home.path, { eyebrow: homePage.hero.eyebrow, heading: homePage.hero.headline }, 'standing'),
    head(routes.about.path, aboutPage.head, 'standing'),
    head(routes.useCases.path, useCasesPage.head, 'hanging'),
    head(routes.faq.path, faqPage.head, 'hanging'),
    head(routes.services.path, servicesPage.head, 'standing'),
    head(routes.roiCalculator.path, roiCalculatorPage.hero, 'hanging'),
    head(routes.plan.path, planPage.head, 'hanging'),
    head(routes.blog.path, blogPage.head, 'hanging'),
    head(routes.contact.path, contactPage.head, 'standing'),
    head(routes.thankYou.path, thankYouPage.head, 'standing'),
    head(routes.leadForm.path, leadFormPage.head, 'standing'),
    head(routes.demoForm.path, demoFormPage, 'hanging'),
    head(routes.careers.path, careersPage.head, 'standing'),
    head('/404', { eyebrow: notFoundPage.code, heading: notFoundPage.text }, 'hanging'),
    head(routes.privacy.path, { heading: legalText('privacy').title }, 'hanging'),
    head(routes.terms.path, { heading: legalText('terms').title }, 'hanging'),
    // Closed jobs have a page, which says so.
    ...[...jobs, ...closedJobs].map(({ id, title }) =>
      head(jobPagePath(id), { eyebrow: careersPage.head.eyebrow, heading: title }, 'standing'),
    ),
    ...tagsOf(articles).map(({ slug, name }) =>
      head(
        tagPath(slug),
        { eyebrow: blogPage.head.eyebrow, heading: fillTemplate(blogPage.tagPage.heading, { tag: name }) },
        'hanging',
      ),
    ),
    ...articles.map(
      ({ slug, title, tags }): Card => [articlePath(slug), { eyebrow: tags[0], heading: title, motif: 'cover', slug }],
    ),
  ]
  return {
    shared: { brand: site.brand, host: new URL(site.origin).host },
    cards: new Map(all.map(([path, copy]) => [socialImageName(path), copy])),
  }
}
