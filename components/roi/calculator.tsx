import { Section, SectionHead } from '@/components/layout/section'
import { ScriptNotice } from '@/components/system/script-notice'
import { Icon } from '@/components/ui/icon'
import type { Roi } from '@/lib/content/schemas/roi'
import type { Quote } from '@/lib/content/types'
import { progressChains, savingsLines } from '@/lib/roi/illustrations'
import { quoteAuthor } from '@/lib/roi/quote-author'
import { Assessment } from './assessment'
import { Wizard } from './wizard'

interface CalculatorProps {
  head: { eyebrow?: string; heading: string; lead?: string }
  roi: Roi
  quotes: readonly Quote[]
  booking: { href: string; newTabLabel: string }
  email: string
}

/** The calculator's section: the questions with the panel beside them, or a notice where scripts do not run. */
export const Calculator = ({ head, roi, quotes, booking, email }: CalculatorProps) => (
  <Section id="roi-calculator" tone="stone" className="print:py-0">
    <div className="print:hidden">
      <SectionHead {...head} />
    </div>
    <div className="mt-12 lg:mt-14 print:mt-0">
      <Wizard
        roi={roi}
        booking={booking}
        chains={progressChains}
        lines={savingsLines}
        pictures={{
          industries: roi.industry.options.map(({ label, icon }) => (
            <Icon key={label} name={icon} className="shrink-0" />
          )),
          next: <Icon name="arrow" size={18} />,
          email: <Icon name="mail" size={20} />,
        }}
        scriptNotice={
          <ScriptNotice
            copy={roi.labels.scriptNotice}
            booking={booking}
            email={email}
            className="p-6 sm:p-10 lg:col-span-7 lg:self-start"
          />
        }
        aside={
          <Assessment
            copy={roi.assessment}
            pictures={roi.assessment.categories.map(({ label, icon }) => (
              <Icon key={label} name={icon} size={32} className="shrink-0" />
            ))}
            quotes={quotes.map(({ text, author }) => ({ text, author: quoteAuthor(author) }))}
            icons={{ pause: <Icon name="pause" size={16} />, resume: <Icon name="play" size={16} /> }}
          />
        }
      />
    </div>
  </Section>
)
