import { Card } from '@/components/ui/card'
import { Icon } from '@/components/ui/icon'
import type { Fields } from '@/lib/content/collections'
import { ChainLayer } from './chain-layer'
import { Dashboard } from './dashboard'

type After = Fields<'homePage'>['problem']['after']

/** On wide screens two tools are on either side of the dashboard. */
const sides = ['wide:[grid-area:1/1]', 'wide:[grid-area:2/1]', 'wide:[grid-area:1/3]', 'wide:[grid-area:2/3]']

/** The business after: the same tools, connected to one dashboard. */
export const AfterPanel = ({ copy }: { copy: After }) => (
  <section
    aria-label={copy.label}
    data-alternative=""
    className="ba-panel ba-panel-after print:visible! print:translate-none! print:break-inside-avoid print:opacity-100!"
  >
    <div
      role="img"
      aria-label={copy.picture}
      className="ba-picture relative grid grid-cols-[repeat(4,calc(77*var(--spacing)))] justify-between gap-y-40 pt-12 sm:grid-cols-[repeat(4,calc(130*var(--spacing)))] sm:gap-y-48 sm:pt-10 wide:min-h-470 wide:grid-cols-[calc(104*var(--spacing))_calc(710*var(--spacing))_calc(104*var(--spacing))] wide:grid-rows-[calc(230*var(--spacing))_1fr] wide:items-start wide:gap-y-0 wide:pt-0"
    >
      <ul className="contents">
        {copy.tools.map(({ name, icon }, i) => (
          <Card
            key={name}
            as="li"
            look="flat"
            corner="control"
            className={`${sides[i]} flex h-60 flex-col items-center justify-center gap-4 overflow-hidden text-center font-semibold wrap-anywhere wide:mt-70`}
          >
            <Icon name={icon} size={20} className="size-20" />
            {name}
          </Card>
        ))}
      </ul>
      <Dashboard copy={copy} />
      <ChainLayer state="tight" />
    </div>
    <div className="flex flex-wrap items-center gap-x-9 gap-y-2.5 pt-4 pb-6 text-small">
      <p aria-hidden="true" className="grow basis-full font-display text-ink-2 wide:basis-auto">
        {copy.caption}
      </p>
      <p className="font-display text-body leading-snug font-medium">{copy.text}</p>
    </div>
  </section>
)
