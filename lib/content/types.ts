/** Types of the content for components, which take content as props and never read it. */
export type {
  Article,
  FaqEntry,
  Job,
  Legal,
  PlanTool,
  Quote,
  Service,
  Site,
  Stat,
  TeamMember,
  Testimonial,
  UseCase,
} from './index'
