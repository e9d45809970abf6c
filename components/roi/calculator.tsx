import { ScriptNotice } from '@/components/system/script-notice'
import { Icon } from '@/components/ui/icon'
import type { Roi } from '@/lib/content/collections/roi'
import type { Quote } from '@/lib/content/types'
import type { Bounds } from '@/lib/roi/payback'
import { quoteAuthor } from '@/lib/roi/quote-author'
import { Assessment } from './assessment'
import { Wizard } from './wizard'

interface CalculatorProps {
  roi: Roi
  quotes: readonly Quote[]
  booking: { href: string; label: string; newTabLabel: string }
  projectPrice: Bounds
  email: string
}

/**
 * The calculator's section: the questions with the panel beside them, or a notice where scripts do not run. On wide screens it
 * takes both rows of the grid around it, and leaves the place above the panel to the hero.
 */
export const Calculator = ({ roi, quotes, booking, projectPrice, email }: CalculatorProps) => (
  <section
    id="roi-calculator"
    className="mt-10 md:mt-14 lg:col-span-full lg:row-span-2 lg:row-start-1 lg:mt-0 lg:grid lg:scroll-mt-14 lg:grid-cols-subgrid lg:grid-rows-subgrid print:mt-0"
  >
    <Wizard
      roi={roi}
      booking={booking}
      projectPrice={projectPrice}
      pictures={{
        options: roi.questions.map(({ options }) =>
          options.map(({ key, icon }) => icon && <Icon key={key} name={icon} className="shrink-0" />),
        ),
        next: <Icon name="arrow" size={18} />,
        email: <Icon name="mail" size={20} />,
      }}
      scriptNotice={
        <ScriptNotice
          copy={roi.labels.scriptNotice}
          booking={booking}
          email={email}
          className="p-6 sm:p-10 lg:col-span-6 lg:col-start-7 lg:row-start-1 lg:self-start"
        />
      }
      aside={
        <Assessment
          copy={roi.assessment}
          pictures={roi.assessment.categories.map(({ label, icon }) => (
            <Icon key={label} name={icon} size={32} className="shrink-0" />
          ))}
          quotes={quotes.map(({ text, author }) => ({ text, author: quoteAuthor(author) }))}
          icons={{
            pause: <Icon name="pause" size={16} />,
            resume: <Icon name="play" size={16} />,
            next: <Icon name="arrow" size={16} />,
          }}
        />
      }
    />
  </section>
)
