import { Bullet } from '@/components/ui/bullet'
import { Card } from '@/components/ui/card'
import type { Fields } from '@/lib/content/collections'
import { ChainLayer, LooseChain } from './chain-layer'
import { OldWindow, Phone, Sheet, Window, WindowRows } from './window'

type Before = Fields<'homePage'>['problem']['before']

/** On phones all windows are in one flow, in which the customers follow the inbox, and the phone is beside the calls. */
const column = 'contents *:relative sm:flex sm:flex-col'

/** The business before: tools that overlap and disagree, and chains that are not connected. */
export const BeforePanel = ({ copy }: { copy: Before }) => (
  <section
    aria-label={copy.label}
    data-alternative=""
    className="ba-panel ba-panel-before print:visible! print:translate-none! print:break-inside-avoid print:opacity-100!"
  >
    <div
      role="img"
      aria-label={copy.picture}
      className="ba-picture relative flex flex-wrap items-start pb-20 sm:grid sm:min-h-600 sm:grid-cols-[calc(350*var(--spacing))_calc(320*var(--spacing))] sm:items-stretch sm:pb-0 wide:min-h-470 wide:grid-cols-[calc(620*var(--spacing))_calc(420*var(--spacing))]"
    >
      <ChainLayer state="stray" />
      <div className={column}>
        <div className="mt-6 -mr-42 -ml-10 w-362 sm:mx-0 sm:mt-24 sm:w-400 wide:mt-14">
          <LooseChain tool={0} only={['tablet', 'desktop']} className="top-1/3 left-full" />
          <Sheet {...copy.sheet} turn="-rotate-3" />
        </div>
        <div className="z-1 -mt-42 -ml-4 w-322 sm:-mt-76 sm:-mb-36 sm:ml-190 sm:w-380 wide:ml-150">
          <LooseChain tool={0} only={['phone']} className="top-full left-16" />
          <Sheet {...copy.copy} turn="rotate-4" />
        </div>
        <div className="order-1 mt-20 w-236 sm:mt-auto sm:mb-198 sm:ml-10 sm:w-290 wide:mb-80 wide:ml-16">
          <LooseChain tool={1} className="top-3/4 left-full" />
          <OldWindow {...copy.customers} turn="-rotate-5">
            <WindowRows rows={copy.customers.rows} />
          </OldWindow>
          <Card
            look="fault"
            corner="control"
            className="absolute -top-19 left-162 w-156 sm:top-full sm:left-126 sm:-mt-12 sm:w-190 rotate-6 px-12 py-6"
          >
            <div className="font-semibold text-copper">{copy.alert.title}</div>
            <div className="leading-tight text-ink-2">{copy.alert.text}</div>
          </Card>
        </div>
      </div>
      <div className={column}>
        <div className="order-3 -mt-34 -mr-32 -ml-4 w-166 sm:-mt-62 sm:mr-0 sm:ml-144 sm:w-180 sm:order-none wide:ml-192 wide:w-184">
          <Phone title={copy.chat.title} note={copy.chat.note} turn="-rotate-6">
            <div className="flex flex-col items-start gap-5 px-10 pt-8 pb-14 sm:pb-90">
              {copy.chat.lines.map((line) => (
                <Card
                  key={line}
                  as="p"
                  look="stone"
                  corner="plate"
                  className="px-10 py-4 last:self-end last:bg-teal-wash"
                >
                  {line}
                </Card>
              ))}
            </div>
          </Phone>
        </div>
        <div className="-mt-2 ml-84 sm:z-2 w-236 sm:mt-auto sm:ml-40 sm:w-270 wide:-mt-88 wide:ml-70">
          <LooseChain tool={2} className="top-1/3 left-0 sm:top-[92%] sm:left-[97%] wide:top-1/3 wide:left-0" />
          <Window {...copy.inbox} icon="mail" turn="rotate-3">
            <WindowRows rows={copy.inbox.rows} />
          </Window>
        </div>
        <div className="order-2 mt-2 sm:z-2 w-190 sm:-mt-46 sm:mb-14 sm:w-250 wide:mt-auto wide:mb-84 wide:ml-104">
          <LooseChain tool={3} className="top-full left-44 sm:top-3/4 sm:left-0" />
          <p className="absolute -top-100 left-234 w-94 sm:top-auto sm:bottom-40 sm:-left-104 sm:w-110 wide:top-16 wide:bottom-auto rotate-6 bg-copper-wash px-12 py-14 font-display text-copper shadow-float">
            {copy.note}
          </p>
          <Window {...copy.calls} icon="phone" turn="-rotate-4">
            <WindowRows rows={copy.calls.rows} />
          </Window>
        </div>
      </div>
    </div>
    <div className="relative flex flex-wrap items-center gap-x-9 gap-y-2.5 pt-4 pb-6 text-small">
      <p aria-hidden="true" className="grow basis-full font-display text-ink-2 wide:basis-auto">
        {copy.caption}
      </p>
      <ul className="contents">
        {copy.faults.map((fault) => (
          <Bullet key={fault} mark="ring" tone="accent" className="font-semibold">
            {fault}
          </Bullet>
        ))}
      </ul>
    </div>
  </section>
)
