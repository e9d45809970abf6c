import { Section, SectionHead } from '@/components/layout/section'

interface AboutValuesProps {
  eyebrow?: string
  heading: string
  items: { title: string; text: string }[]
}

/** Three statements as long rows, so that they read as sentences and not as cards. */
export const AboutValues = ({ eyebrow, heading, items }: AboutValuesProps) => (
  <Section tone="stone">
    <SectionHead eyebrow={eyebrow} heading={heading} />
    <dl className="mt-12 border-t border-ink" data-reveal>
      {items.map(({ title, text }) => (
        <div
          key={title}
          className="grid grid-cols-1 gap-x-6 gap-y-2 border-b border-rule-2 py-7 sm:grid-cols-2 sm:items-baseline"
        >
          <dt className="display text-h3">{title}</dt>
          <dd className="max-w-[32rem] text-balance text-ink-2">{text}</dd>
        </div>
      ))}
    </dl>
  </Section>
)
