import type { SharedCopy, SocialCopy } from '@/components/social/social-card'
import type { SocialMotif } from '@/components/social/social-illustration'
import { tagsOf } from '@/lib/blog/tags'
import * as content from '@/lib/content'
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
    head(
      routes.home.path,
      { eyebrow: content.homePage.hero.eyebrow, heading: content.homePage.hero.headline },
      'standing',
    ),
    head(routes.about.path, content.aboutPage.head, 'standing'),
    head(routes.useCases.path, content.useCasesPage.head, 'hanging'),
    head(routes.faq.path, content.faqPage.head, 'hanging'),
    head(routes.services.path, content.servicesPage.head, 'standing'),
    head(routes.roiCalculator.path, content.roiCalculatorPage.hero, 'hanging'),
    head(routes.plan.path, content.planPage.head, 'hanging'),
    head(routes.blog.path, content.blogPage.head, 'hanging'),
    head(routes.contact.path, content.contactPage.head, 'standing'),
    head(routes.thankYou.path, content.thankYouPage.head, 'standing'),
    head(routes.leadForm.path, content.leadFormPage.head, 'standing'),
    head(routes.demoForm.path, content.demoFormPage, 'hanging'),
    head(routes.careers.path, content.careersPage.head, 'standing'),
    head('/404', { eyebrow: content.notFoundPage.code, heading: content.notFoundPage.text }, 'hanging'),
    head(routes.privacy.path, { heading: content.legalText('privacy').title }, 'hanging'),
    head(routes.terms.path, { heading: content.legalText('terms').title }, 'hanging'),
    // Closed jobs have a page, which says so.
    ...[...content.jobs, ...content.closedJobs].map(({ id, title }) =>
      head(jobPagePath(id), { eyebrow: content.careersPage.head.eyebrow, heading: title }, 'standing'),
    ),
    ...tagsOf(content.articles).map(({ slug, name }) =>
      head(
        tagPath(slug),
        {
          eyebrow: content.blogPage.head.eyebrow,
          heading: fillTemplate(content.blogPage.tagPage.heading, { tag: name }),
        },
        'hanging',
      ),
    ),
    ...content.articles.map(
      ({ slug, title, tags }): Card => [articlePath(slug), { eyebrow: tags[0], heading: title, motif: 'cover', slug }],
    ),
  ]
  return {
    shared: { brand: content.site.brand, host: new URL(content.site.origin).host },
    cards: new Map(all.map(([path, copy]) => [socialImageName(path), copy])),
  }
}
