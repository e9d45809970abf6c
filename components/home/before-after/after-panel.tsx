import { Card } from '@/components/ui/card'
import { Icon } from '@/components/ui/icon'
import { toolPlaces } from '@/lib/before-after/places'
import type { Fields } from '@/lib/content/collections'
import { ChainLayer } from './chain-layer'
import { Dashboard } from './dashboard'
import { placeStyle } from './place-style'

type After = Fields<'homePage'>['problem']['after']

const toolStyles = toolPlaces.map(placeStyle)

/** The business after: the same tools, connected to one dashboard. */
export const AfterPanel = ({ copy }: { copy: After }) => (
  <section
    aria-label={copy.label}
    data-alternative=""
    className="ba-panel ba-panel-after print:visible! print:translate-none! print:break-inside-avoid print:opacity-100!"
  >
    <div className="ba-picture relative">
      <ul>
        {copy.tools.map(({ name, icon }, i) => (
          <Card
            key={name}
            as="li"
            look="flat"
            corner="control"
            style={toolStyles[i]}
            className="ba-place flex h-60 flex-col items-center justify-center gap-4 overflow-hidden text-center font-semibold wrap-anywhere"
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
      <p className="flex-[1_0_100%] font-display text-ink-2 wide:basis-auto">{copy.caption}</p>
      <p className="flex items-center gap-3 font-display text-h4 leading-snug font-medium">
        <svg
          aria-hidden="true"
          viewBox="0 0 32 16"
          className="w-8 shrink-0 fill-none stroke-teal-line stroke-2"
          strokeLinecap="round"
        >
          <path d="M2 14c4.6-7.6 9.2-11.4 14-11.4S25.400 6.400 30 14" />
          <circle cx="16" cy="2.600" r="2.400" className="fill-copper-line stroke-none" />
        </svg>
        {copy.text}
      </p>
    </div>
  </section>
)
