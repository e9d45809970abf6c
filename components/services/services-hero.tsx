import { SectionHead } from '@/components/layout/section'
import { ButtonLink } from '@/components/ui/button'
import { routes } from '@/lib/routes'
import type { ServicesCopy } from './copy'
import { ThreeStates } from './three-states'

/** The top of the services page: what is offered, what to do next, and the three services as one illustration. */
export const ServicesHero = ({ copy }: { copy: ServicesCopy }) => (
  <div className="grid-lines relative overflow-x-clip">
    <div className="page-width grid grid-cols-1 gap-x-6 gap-y-12 pt-14 pb-14 short:pt-6 md:not-short:pt-20 md:pb-20 lg:grid-cols-12 lg:items-end">
      <div className="lg:col-span-7 xl:col-span-6">
        <SectionHead {...copy.head} level={1} layout="below" className="short:[&_.text-lead]:max-w-none" />
        <div className="mt-8 flex flex-wrap short:mt-4 items-center gap-x-8 gap-y-4">
          <ButtonLink large href={routes.leadForm.path}>
            {copy.getStartedLabel}
          </ButtonLink>
          <ButtonLink look="text" href={routes.plan.path}>
            {copy.planLabel}
          </ButtonLink>
        </div>
      </div>
      <div className="max-w-[46rem] lg:col-span-5 xl:col-span-6 xl:max-w-none">
        <ThreeStates />
        <ul aria-hidden="true" className="mt-3 grid grid-cols-3 text-center font-display text-note text-ink-2">
          {copy.states.map((state) => (
            <li key={state}>{state}</li>
          ))}
        </ul>
      </div>
    </div>
  </div>
)
