import { Card } from '@/components/ui/card'
import { path, sag } from '@/lib/catenary'
import type { Fields } from '@/lib/content/collections'
import { PictureCard } from './picture-card'

const underline = sag(2, 158, 2, 7)

/** Development: a dispatcher's board that proposes the next step, and what a person has decided. */
export const DevelopmentPicture = ({ copy }: { copy: Fields<'homePage'>['services']['pictures']['development'] }) => (
  <PictureCard>
    {/* Sizes are in units of the card, so that the board scales with the illustrations beside it. */}
    <Card
      look="flat"
      corner="top"
      className="mx-auto mt-8 w-77 text-[3.8cqw] leading-snug [font-variant-numeric:tabular-nums] [--spacing:calc(100cqw/85.5)]"
    >
      <p className="flex flex-wrap items-baseline justify-between border-b border-rule px-4 py-2.5">
        <span className="font-semibold">{copy.title}</span>
        <span className="text-ink-2">{copy.note}</span>
      </p>
      <ul className="px-4">
        {copy.rows.map(({ order, route, time }) => (
          <li key={order} className="flex items-center gap-3 border-b border-rule py-2">
            <svg aria-hidden="true" viewBox="0 0 8 8" className="size-2 shrink-0">
              <circle cx="4" cy="4" r="4" className="fill-teal-line" />
            </svg>
            <span className="font-semibold">{order}</span>
            <span className="text-ink-2">{route}</span>
            <span className="ml-auto text-ink-2">{time}</span>
          </li>
        ))}
      </ul>
      <Card look="teal" corner="control" className="m-2 flex items-center justify-between gap-2 p-2.5">
        <div className="min-w-0 flex-1">
          <p className="font-semibold">{copy.suggestion}</p>
          <p className="text-ink-2">{copy.reason}</p>
          <svg aria-hidden="true" viewBox="0 0 160 12" className="illustration mt-2 w-40 max-w-full stroke-copper-line">
            <path strokeWidth="1.5" d={path(underline)} />
            <path strokeWidth="5" d="M2 2h0M80 9h0M158 2h0" />
          </svg>
        </div>
        <span className="text-right text-ink-2">{copy.decision}</span>
      </Card>
    </Card>
  </PictureCard>
)
