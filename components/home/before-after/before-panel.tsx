import { Bullet } from '@/components/ui/bullet'
import { Card } from '@/components/ui/card'
import { windowPlaces } from '@/lib/before-after/places'
import type { Fields } from '@/lib/content/collections'
import { ChainLayer } from './chain-layer'
import { placeStyle } from './place-style'
import { Sheet } from './sheet'
import { OldWindow, Phone, Window, WindowRows } from './window'

type Before = Fields<'homePage'>['problem']['before']

/** The business before: tools that overlap and disagree, and chains that hold nothing. */
export const BeforePanel = ({ words }: { words: Before }) => (
  <section aria-label={words.label} data-alternative="" className="ba-panel ba-panel-before">
    <div className="ba-picture">
      <ChainLayer state="stray" />
      <Phone title={words.chat.title} note={words.chat.note} places={windowPlaces.chat}>
        <div className="flex flex-col items-start gap-5 px-10 pt-8 pb-14 sm:pb-90">
          {words.chat.lines.map((line) => (
            <Card key={line} as="p" look="stone" corner="plate" className="px-10 py-4 last:self-end last:bg-teal-wash">
              {line}
            </Card>
          ))}
        </div>
      </Phone>
      <Window {...words.inbox} icon="mail" places={windowPlaces.inbox}>
        <WindowRows rows={words.inbox.rows} />
      </Window>
      <p
        style={placeStyle(windowPlaces.note)}
        className="ba-place bg-copper-wash px-12 py-14 font-display text-copper shadow-float"
      >
        {words.note}
      </p>
      <Window {...words.calls} icon="phone" places={windowPlaces.calls}>
        <WindowRows rows={words.calls.rows} />
      </Window>
      <Sheet {...words.sheet} places={windowPlaces.sheet} />
      <OldWindow {...words.customers} places={windowPlaces.customers}>
        <WindowRows rows={words.customers.rows} />
      </OldWindow>
      <Sheet {...words.copy} places={windowPlaces.copy} />
      <Card look="fault" corner="control" style={placeStyle(windowPlaces.alert)} className="ba-place px-12 py-6">
        <p className="font-semibold text-copper">{words.alert.title}</p>
        <p className="leading-tight text-ink-2">{words.alert.text}</p>
      </Card>
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
