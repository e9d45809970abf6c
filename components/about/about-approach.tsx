import { ProcessArch } from '@/components/drawings/process-arch'
import { ProcessArchHalf } from '@/components/drawings/process-arch-half'
import { ProcessChain } from '@/components/drawings/process-chain'
import { Section, SectionHead } from '@/components/layout/section'

interface AboutApproachProps {
  eyebrow?: string
  heading: string
  lead?: string
  steps: { title: string; text: string }[]
}

const drawings = [ProcessChain, ProcessArchHalf, ProcessArch]

/** Understand, build, support: each step below the drawing that stands for it, all on one ground that runs past the grid. */
export const AboutApproach = ({ eyebrow, heading, lead, steps }: AboutApproachProps) => (
  <Section>
    <SectionHead eyebrow={eyebrow} heading={heading} lead={lead} />
    <ol className="mt-12 grid gap-x-8 gap-y-14 sm:grid-cols-3 lg:gap-x-12" data-reveal suppressHydrationWarning>
      {steps.map(({ title, text }, index) => {
        const Drawing = drawings[index]
        return (
          <li key={title}>
            {Drawing && <Drawing wide />}
            <h3 className="mt-4">
              <span className="text-copper tabular-nums">{index + 1}</span> {title}
            </h3>
            <p className="mt-2 text-balance text-ink-2">{text}</p>
          </li>
        )
      })}
    </ol>
  </Section>
)
