/** The types of the content, for components: they take content as props and never read it themselves. */
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
  Testimonial,
  UseCase,
} from './index'
