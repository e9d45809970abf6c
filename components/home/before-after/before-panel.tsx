import { Bullet } from '@/components/ui/bullet'
import { Card } from '@/components/ui/card'
import type { Fields } from '@/lib/content/collections'
import { ChainLayer } from './chain-layer'
import { SheetRows, Window, WindowRows } from './window'

type Before = Fields<'homePage'>['problem']['before']

const places = {
  sheet:
    'left-10 top-20 w-322 rotate-[-2deg] sm:left-20 sm:top-30 sm:w-410 wide:left-40 wide:top-46 [--dx:-60] [--dy:0] wide:[--dx:-150] wide:[--dy:20]',
  copy: 'left-36 top-132 w-316 rotate-[2.2deg] sm:left-230 sm:top-140 sm:w-404 wide:left-280 wide:top-160 [--dx:-110] [--dy:-100] wide:[--dx:-380] wide:[--dy:-50]',
  customers:
    'left-4 top-336 w-238 rotate-[-2deg] sm:left-24 sm:top-322 sm:w-316 wide:left-90 wide:top-324 wide:w-320 [--dx:20] [--dy:-300] wide:[--dx:-160] wide:[--dy:-40]',
  inbox:
    'left-120 top-222 w-234 rotate-[-1deg] sm:left-440 sm:top-284 sm:w-270 sm:rotate-[2deg] wide:left-800 wide:top-36 wide:w-310 [--dx:-20] [--dy:-220] wide:[--dx:130] wide:[--dy:50]',
  alert:
    'left-206 top-322 w-150 rotate-[4deg] sm:left-50 sm:top-284 sm:w-210 sm:rotate-[-4deg] wide:left-300 wide:top-296 wide:w-216 wide:rotate-[4deg] [--dx:-120] [--dy:-240]',
  chat: 'left-14 top-472 w-190 rotate-[3deg] sm:left-448 sm:top-408 sm:w-236 sm:rotate-[-4deg] wide:left-930 wide:top-164 wide:w-232 [--dx:120] [--dy:-380] wide:[--dx:80] wide:[--dy:40]',
  calls:
    'left-148 top-552 w-206 rotate-[-2deg] sm:left-132 sm:top-506 sm:w-250 sm:rotate-[2deg] wide:left-950 wide:top-340 [--dx:60] [--dy:-460] wide:[--dx:70] wide:[--dy:-30]',
  note: 'left-254 top-398 w-100 rotate-[6deg] sm:left-26 sm:top-474 sm:w-116 sm:rotate-[-6deg] wide:left-838 wide:top-304 wide:w-122',
}

/** The business before: tools that overlap and disagree, and chains that hold nothing. */
export const BeforePanel = ({ words }: { words: Before }) => (
  <section aria-label={words.label} data-alternative="" className="ba-panel ba-panel-before">
    <div className="ba-picture">
      <ChainLayer state="stray" />
      <Window title={words.sheet.title} note={words.sheet.note} className={places.sheet}>
        <SheetRows rows={words.sheet.rows} faults={words.sheet.faults} />
      </Window>
      <Window title={words.copy.title} note={words.copy.note} className={places.copy}>
        <SheetRows rows={words.copy.rows} faults={words.copy.faults} />
      </Window>
      <Window title={words.inbox.title} note={words.inbox.note} className={places.inbox}>
        <WindowRows rows={words.inbox.rows} />
      </Window>
      <Window title={words.customers.title} note={words.customers.note} className={places.customers}>
        <WindowRows rows={words.customers.rows} />
      </Window>
      <Window title={words.calls.title} note={words.calls.note} className={places.calls}>
        <WindowRows rows={words.calls.rows} />
      </Window>
      <Window title={words.chat.title} note={words.chat.note} className={places.chat}>
        <div className="flex flex-col items-start gap-5 px-11 py-8">
          {words.chat.lines.map((line) => (
            <Card key={line} as="p" look="stone" corner="plate" className="px-9 py-4 last:self-end last:bg-teal-wash">
              {line}
            </Card>
          ))}
        </div>
      </Window>
      <Card look="fault" corner="control" className={`ba-window absolute px-11 py-7 ${places.alert}`}>
        <p className="font-semibold text-copper">{words.alert.title}</p>
        <p className="leading-tight text-ink-2">{words.alert.text}</p>
      </Card>
      <p
        className={`ba-window absolute bg-copper-wash px-12 py-14 font-display text-copper shadow-float ${places.note}`}
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
