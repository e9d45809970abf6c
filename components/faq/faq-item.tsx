import { Accordion } from '@/components/ui/accordion'
import { Icon } from '@/components/ui/icon'
import { RichText } from '@/components/ui/rich-text'
import type { FaqEntry } from '@/lib/content/types'
import { faqPath } from '@/lib/routes'

interface FaqItemProps {
  entry: FaqEntry
  linkLabel: string
}

/** One question with its answer and the link to its address. */
export const FaqItem = ({ entry, linkLabel }: FaqItemProps) => (
  <Accordion title={entry.question} level={3} className="border-b border-rule">
    {/* The anchor is inside the details element, because browsers then open it for its address without a script. */}
    <div
      id={entry.slug}
      className="scroll-mt-52 flex justify-between gap-x-6 pb-7 max-sm:flex-col max-sm:pb-3 sm:items-end"
    >
      <RichText html={entry.html} className="text-body text-ink-2" />
      <a
        data-no-print
        href={faqPath(entry.slug)}
        aria-label={`${linkLabel}: ${entry.question}`}
        className="-mr-3 grid size-11 shrink-0 place-items-center self-end text-ink-2 transition-colors hover:text-teal"
      >
        <Icon name="link" size={20} />
      </a>
    </div>
  </Accordion>
)
