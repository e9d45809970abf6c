import { Section, SectionHead } from '@/components/layout/section'

interface AboutWhoProps {
  eyebrow?: string
  heading: string
  paragraphs: string[]
}

/** Who we are: the first paragraph is large, the others are beside it. */
export const AboutWho = ({ eyebrow, heading, paragraphs: [first, ...others] }: AboutWhoProps) => (
  <Section>
    <div className="grid grid-cols-1 gap-x-6 gap-y-10 lg:grid-cols-12" data-reveal>
      <SectionHead eyebrow={eyebrow} heading={heading} className="lg:col-span-5" />
      <div className="max-w-[40rem] lg:col-span-6 lg:col-start-7">
        <p className="font-display text-lead">{first}</p>
        {others.map((text) => (
          <p key={text} className="mt-5 max-w-[32rem] text-ink-2">
            {text}
          </p>
        ))}
      </div>
    </div>
  </Section>
)
