import { Section, SectionHead } from '@/components/layout/section'
import { NextStep } from '@/components/sections/next-step'
import { NoBreakText } from '@/components/ui/no-break-text'
import type { Site } from '@/lib/content/types'

interface AboutWhoProps {
  eyebrow?: string
  heading: string
  paragraphs: string[]
  site: Site
}

/** Who we are: the first paragraph is large, the others are below it; on wide screens a next step is below the heading. */
export const AboutWho = ({ eyebrow, heading, paragraphs: [first, ...others], site }: AboutWhoProps) => (
  <Section>
    <div className="grid grid-cols-1 gap-x-6 gap-y-10 lg:grid-cols-12" data-reveal>
      <div className="flex flex-col justify-between gap-y-10 lg:col-span-5">
        <SectionHead eyebrow={eyebrow} heading={heading} />
        <div data-no-print className="max-w-[24rem] border-t border-rule-2 pt-5 max-lg:hidden">
          <NextStep site={site} />
        </div>
      </div>
      <div className="lg:col-span-6 lg:col-start-7 lg:max-w-[40rem]">
        <p className="max-w-[40rem] font-display text-lead">{first}</p>
        <div className="mt-5 grid grid-cols-1 gap-x-6 gap-y-5 sm:max-lg:grid-cols-2">
          {others.map((text) => (
            <p key={text} className="max-w-[32rem] text-balance text-ink-2">
              <NoBreakText text={text} />
            </p>
          ))}
        </div>
      </div>
    </div>
  </Section>
)
