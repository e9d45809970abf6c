import { Bullet } from '@/components/ui/bullet'
import { Card } from '@/components/ui/card'
import type { Fields } from '@/lib/content/collections'
import { ChainLayer } from './chain-layer'
import { placeStyle } from './place-style'
import { windowPlaces } from './places'
import { OldWindow, Phone, Sheet, Window, WindowRows } from './window'

type Before = Fields<'homePage'>['problem']['before']

/** The business before: tools that overlap and disagree, and chains that are not connected. */
export const BeforePanel = ({ copy }: { copy: Before }) => (
  <section
    aria-label={copy.label}
    data-alternative=""
    className="ba-panel ba-panel-before print:visible! print:translate-none! print:break-inside-avoid print:opacity-100!"
  >
    <div role="img" aria-label={copy.picture} className="ba-picture relative">
      <ChainLayer state="stray" />
      <Phone title={copy.chat.title} note={copy.chat.note} places={windowPlaces.chat}>
        <div className="flex flex-col items-start gap-5 px-10 pt-8 pb-14 sm:pb-90">
          {copy.chat.lines.map((line) => (
            <Card key={line} as="p" look="stone" corner="plate" className="px-10 py-4 last:self-end last:bg-teal-wash">
              {line}
            </Card>
          ))}
        </div>
      </Phone>
      <Window {...copy.inbox} icon="mail" places={windowPlaces.inbox}>
        <WindowRows rows={copy.inbox.rows} />
      </Window>
      <p
        style={placeStyle(windowPlaces.note)}
        className="ba-place bg-copper-wash px-12 py-14 font-display text-copper shadow-float"
      >
        {copy.note}
      </p>
      <Window {...copy.calls} icon="phone" places={windowPlaces.calls}>
        <WindowRows rows={copy.calls.rows} />
      </Window>
      <Sheet {...copy.sheet} places={windowPlaces.sheet} />
      <OldWindow {...copy.customers} places={windowPlaces.customers}>
        <WindowRows rows={copy.customers.rows} />
      </OldWindow>
      <Sheet {...copy.copy} places={windowPlaces.copy} />
      <Card look="fault" corner="control" style={placeStyle(windowPlaces.alert)} className="ba-place px-12 py-6">
        <p className="font-semibold text-copper">{copy.alert.title}</p>
        <p className="leading-tight text-ink-2">{copy.alert.text}</p>
      </Card>
      <ChainLayer state="loose" />
    </div>
    <div className="relative flex flex-wrap items-center gap-x-9 gap-y-2.5 pt-4 pb-6 text-small">
      <p aria-hidden="true" className="flex-[1_0_100%] font-display text-ink-2 wide:basis-auto">
        {copy.caption}
      </p>
      <ul className="contents">
        {copy.faults.map((fault) => (
          <Bullet key={fault} className="font-semibold">
            {fault}
          </Bullet>
        ))}
      </ul>
    </div>
  </section>
)
