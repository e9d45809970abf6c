/** Types of the content for components, which take content as props and never read it. */
import type { loadContent } from './load-content'

export type { Photo } from './load-content'

export type Content = ReturnType<typeof loadContent>
export type Site = Content['site']
export type Article = Content['articles'][number]
export type FaqEntry = Content['faq'][number]
export type Legal = ReturnType<Content['legalText']>
export type Job = Content['jobs'][number]
export type TeamMember = Content['team'][number]
export type Testimonial = Content['testimonials'][number]
export type Quote = Content['quotes'][number]
export type Stat = Content['stats'][number]
export type UseCase = Content['useCases'][number]
export type Service = Content['services'][number]
export type PlanTool = Content['planTools'][number]
