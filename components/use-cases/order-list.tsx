import { Illustration } from '@/components/illustrations/parts'
import { Card } from '@/components/ui/card'
import type { Fields } from '@/lib/content/collections'

type Copy = Fields<'useCasesPage'>['orderList']
type Row = Copy['rows'][number]

interface OrderListProps {
  copy: Copy
  className?: string
}

/** The columns: item with its reason, sales, stock, order. The first two share a line on phones and in large text. */
const columns =
  'grid grid-cols-[minmax(0,1fr)_5rem_2.5rem] items-center gap-x-4 px-5 @xl:grid-cols-[minmax(0,1fr)_6.5rem_2.5rem] @xl:px-6 @4xl:grid-cols-[minmax(0,15rem)_minmax(0,1fr)_8rem_7rem_5rem] @4xl:gap-x-8'

/**
 * The window in which a buyer reads, changes, and approves a week's order. Screen readers hear a picture with its caption, which
 * says the same in two sentences.
 */
export const OrderList = ({ copy, className = '' }: OrderListProps) => {
  const most = Math.max(...copy.rows.flatMap(({ sold }) => sold))
  return (
    <figure className={`@container ${className}`}>
      <Card
        role="img"
        aria-label={copy.caption}
        className="overflow-hidden bg-paper! text-small leading-snug text-ink tabular-nums"
      >
        <p className="flex flex-wrap items-baseline justify-between gap-x-6 border-b border-rule px-5 py-4 @xl:px-6">
          <span className="font-display text-body font-medium tracking-lead">{copy.title}</span>
          <span className="text-ink-2">{copy.note}</span>
        </p>
        <p className={`${columns} border-b border-rule py-2.5 text-note text-ink-2`}>
          <span className="@4xl:col-span-2">{copy.itemLabel}</span>
          <span>{copy.soldLabel}</span>
          <span className="text-right @max-4xl:hidden">{copy.stockLabel}</span>
          <span className="text-right">{copy.orderLabel}</span>
        </p>
        {copy.rows.map((row) => (
          <OrderRow key={row.item} row={row} most={most} stockLabel={copy.stockLabel} />
        ))}
        <p className="flex flex-wrap items-center justify-between gap-3 px-5 py-4 @xl:px-6">
          <span className="font-semibold">{copy.totalLabel}</span>
          <span className="text-ink-2">{copy.decision}</span>
        </p>
      </Card>
      <figcaption aria-hidden="true" className="mt-4 max-w-[30rem] text-balance text-note text-deep-ink-2">
        {copy.caption}
      </figcaption>
    </figure>
  )
}

const OrderRow = ({ row, most, stockLabel }: { row: Row; most: number; stockLabel: string }) => (
  <p className={`${columns} border-b border-rule py-3.5 print:py-1.5 ${row.changed ? 'bg-copper-wash' : ''}`}>
    <span className="font-semibold">{row.item}</span>
    <span
      className={`@max-4xl:order-last @max-4xl:col-span-3 @max-4xl:mt-1 @max-4xl:text-note ${row.changed ? 'text-copper' : 'text-ink-2'}`}
    >
      {row.reason}
      <span className="hidden @max-4xl:block">
        {stockLabel}: {row.stock}
      </span>
    </span>
    <Sales sold={row.sold} most={most} />
    <span className="text-right text-ink-2 @max-4xl:hidden">{row.stock}</span>
    <span
      className={`text-right font-display text-h3 tracking-figure ${row.order === 0 ? 'text-ink-2' : ''} ${row.changed ? 'text-copper' : ''}`}
    >
      {row.order}
    </span>
  </p>
)

const [week, tall] = [26, 32]

/** One bar for each week, all on one scale. */
const Sales = ({ sold, most }: { sold: readonly number[]; most: number }) => {
  const bar = (pieces: number, i: number) => `M${i * week + 9} ${tall}v${-Math.round((pieces / most) * (tall - 3))}`
  return (
    <Illustration size={[sold.length * week, tall + 1]} className="w-full max-w-26">
      <path className="stroke-teal-line" strokeWidth="12" strokeLinecap="butt" d={sold.map(bar).join('')} />
      <path className="stroke-ink" d={`M0 ${tall}h${sold.length * week}`} />
    </Illustration>
  )
}
