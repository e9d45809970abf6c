import { ruledColumns } from '@/components/layout/columns'
import type { Service } from '@/lib/content/types'

interface DeliverablesProps {
  label: string
  items: Service['deliverables']
  /** rows: title beside text, one below the other; columns: side by side where the screen is wide enough. */
  layout?: 'rows' | 'columns'
}

/** What a client gets from a service. */
export const Deliverables = ({ label, items, layout = 'rows' }: DeliverablesProps) => {
  const rows = layout === 'rows'
  return (
    <div className="@container">
      <h3 className="heading-plain eyebrow">{label}</h3>
      <dl className={`mt-4 border-t border-ink ${rows ? '' : `grid grid-cols-1 ${ruledColumns(items.length)}`}`}>
        {items.map(({ title, text }) => (
          <div
            key={title}
            className={
              rows
                ? 'border-b border-rule py-5 @lg:grid @lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] @lg:items-baseline @lg:gap-6'
                : 'border-b border-rule py-5 sm:max-lg:grid sm:max-lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] sm:max-lg:items-baseline sm:max-lg:gap-6 lg:border-b-0 lg:py-6'
            }
          >
            <dt className="text-body leading-snug font-semibold">{title}</dt>
            <dd className={`mt-1.5 text-balance text-ink-2 ${rows ? '@lg:mt-0' : 'sm:max-lg:mt-0'}`}>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
