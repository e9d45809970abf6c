import { Card } from '@/components/ui/card'
import { Icon } from '@/components/ui/icon'
import type { Fields } from '@/lib/content/collections'
import { ChainLayer } from './chain-layer'
import { Dashboard } from './dashboard'
import { placeStyle } from './place-style'
import { toolPlaces } from './places'

type After = Fields<'homePage'>['problem']['after']

const toolStyles = toolPlaces.map(placeStyle)

/** The business after: the same tools, connected to one dashboard. */
export const AfterPanel = ({ copy }: { copy: After }) => (
  <section
    aria-label={copy.label}
    data-alternative=""
    className="ba-panel ba-panel-after print:visible! print:translate-none! print:break-inside-avoid print:opacity-100!"
  >
    <div role="img" aria-label={copy.picture} className="ba-picture relative">
      <ul className="contents">
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
      <p aria-hidden="true" className="flex-[1_0_100%] font-display text-ink-2 wide:basis-auto">
        {copy.caption}
      </p>
      <p className="font-display text-h4 leading-snug font-medium">{copy.text}</p>
    </div>
  </section>
)
