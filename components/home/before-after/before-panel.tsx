import { Bullet } from '@/components/ui/bullet'
import { Card } from '@/components/ui/card'
import { windowPlaces } from '@/lib/before-after/places'
import type { Fields } from '@/lib/content/collections'
import { ChainLayer } from './chain-layer'
import { placeStyle } from './place-style'
import { SheetRows, Window, WindowRows } from './window'

type Before = Fields<'homePage'>['problem']['before']

/** The business before: tools that overlap and disagree, and chains that hold nothing. */
export const BeforePanel = ({ words }: { words: Before }) => (
  <section aria-label={words.label} data-alternative="" className="ba-panel ba-panel-before">
    <div className="ba-picture">
      <ChainLayer state="stray" />
      <Window title={words.sheet.title} note={words.sheet.note} places={windowPlaces.sheet}>
        <SheetRows rows={words.sheet.rows} faults={words.sheet.faults} />
      </Window>
      <Window title={words.copy.title} note={words.copy.note} places={windowPlaces.copy}>
        <SheetRows rows={words.copy.rows} faults={words.copy.faults} />
      </Window>
      <Window title={words.inbox.title} note={words.inbox.note} places={windowPlaces.inbox}>
        <WindowRows rows={words.inbox.rows} />
      </Window>
      <Window title={words.customers.title} note={words.customers.note} places={windowPlaces.customers}>
        <WindowRows rows={words.customers.rows} />
      </Window>
      <Window title={words.calls.title} note={words.calls.note} places={windowPlaces.calls}>
        <WindowRows rows={words.calls.rows} />
      </Window>
      <Window title={words.chat.title} note={words.chat.note} places={windowPlaces.chat}>
        <div className="flex flex-col items-start gap-5 px-12 py-8">
          {words.chat.lines.map((line) => (
            <Card key={line} as="p" look="stone" corner="plate" className="px-10 py-4 last:self-end last:bg-teal-wash">
              {line}
            </Card>
          ))}
        </div>
      </Window>
      <Card
        look="fault"
        corner="control"
        style={placeStyle(windowPlaces.alert)}
        className="ba-window absolute px-12 py-6"
      >
        <p className="font-semibold text-copper">{words.alert.title}</p>
        <p className="leading-tight text-ink-2">{words.alert.text}</p>
      </Card>
      <p
        style={placeStyle(windowPlaces.note)}
        className="ba-window absolute bg-copper-wash px-12 py-14 font-display text-copper shadow-float"
      >
        {words.note}
      </p>
      <ChainLayer state="loose" />
    </div>
    <div className="ba-foot">
      <p className="font-display text-ink-2">{words.caption}</p>
      <ul className="contents">
        {words.faults.map((fault) => (
          <Bullet key={fault} className="font-semibold">
            {fault}
          </Bullet>
        ))}
      </ul>
    </div>
  </section>
)
