import { FaqGlyph } from '@/components/drawings/faq-glyph'
import { Icon } from '@/components/ui/icon'
import { RichText } from '@/components/ui/rich-text'
import type { FaqEntry } from '@/lib/content/types'
import { faqPath } from '@/lib/routes'

interface FaqItemProps {
  entry: FaqEntry
  linkLabel: string
}

/** One question: native `<details>`, so it opens without script, alone, and by its own address. */
export const FaqItem = ({ entry, linkLabel }: FaqItemProps) => (
  <details id={entry.slug} className="faq-item scroll-mt-28 border-b border-rule">
    <summary className="flex min-h-16 items-center justify-between gap-6 py-4 transition-colors hover:text-teal">
      <h3 className="text-[1.1875rem] sm:text-[1.375rem]">{entry.question}</h3>
      <FaqGlyph />
    </summary>
    <div className="flex items-end justify-between gap-6 pb-7">
      <RichText html={entry.html} className="text-body text-ink-2" />
      <a
        href={faqPath(entry.slug)}
        aria-label={`${linkLabel}: ${entry.question}`}
        className="grid size-11 shrink-0 place-items-center text-ink-2 transition-colors hover:text-teal"
      >
        <Icon name="link" size={20} />
      </a>
    </div>
  </details>
)
