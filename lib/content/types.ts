/** Types of the content for components, which take content as props and never read it. */
import type { EntryOf, loadContent } from './load-content'

export type { EntryOf, Photo } from './load-content'

export type Content = ReturnType<typeof loadContent>
export type Site = Content['site']
export type Article = Content['articles'][number]
export type FaqEntry = EntryOf<'faq'>
export type Legal = ReturnType<Content['legalText']>
export type Job = EntryOf<'jobs'>
export type TeamMember = EntryOf<'team'>
export type Testimonial = EntryOf<'testimonials'>
export type Quote = EntryOf<'quotes'>
export type Stat = EntryOf<'stats'>
export type UseCase = EntryOf<'useCases'>
export type Service = EntryOf<'services'>
export type PlanTool = EntryOf<'planTools'>
