import { Card } from '@/components/ui/card'
import { Figure } from '@/components/ui/figure'
import { Icon } from '@/components/ui/icon'
import { dots, type Point, polygon } from '@/lib/catenary'
import type { After } from './after-panel'

const chart = { width: 230, height: 104 }

const line = (points: readonly Point[]) => points.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x} ${y}`).join('')

const Chart = ({ series, days }: { series: readonly number[]; days: readonly string[] }) => {
  const points = series.map((value, i) => ({
    x: 6 + (i * (chart.width - 12)) / (series.length - 1),
    y: Math.round(chart.height - 6 - (value / 100) * (chart.height - 12)),
  }))
  const last = points.at(-1) ?? { x: 0, y: 0 }
  const levels = [0.25, 0.5, 0.75].map((part) => `M0 ${chart.height * part}H${chart.width}`).join('')
  return (
    <div className="ml-auto w-150 sm:w-250 wide:w-264">
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${chart.width} ${chart.height}`}
        fill="none"
        strokeLinecap="round"
        className="block w-full"
      >
        <path d={levels} className="stroke-rule" />
        <path
          d={polygon([{ x: 6, y: chart.height }, ...points, { x: last.x, y: chart.height }])}
          className="fill-teal-wash"
        />
        <path d={line(points)} className="stroke-teal-line" strokeWidth="2" strokeLinejoin="round" />
        <path d={dots(points.slice(0, -1))} className="stroke-teal-line" strokeWidth="5" />
        <path d={dots([last])} className="stroke-copper-line" strokeWidth="9" />
        <path d={`M0 ${chart.height - 0.5}H${chart.width}`} className="stroke-rule-2" />
      </svg>
      <ul className="mt-4 flex justify-between text-[0.9em] text-ink-2">
        {days.map((day) => (
          <li key={day}>{day}</li>
        ))}
      </ul>
    </div>
  )
}

const Reports = ({ words }: { words: After['reports'] }) => (
  <div className="ba-tile flex gap-16 border-b border-rule px-14 py-12 sm:gap-24 sm:px-22 sm:py-14">
    <div className="flex flex-1 flex-col">
      <h4 className="font-semibold">{words.title}</h4>
      <p className="mt-4">
        <Figure value={words.value} className="block text-[2.2em] leading-figure sm:text-[2.9em]" />
      </p>
      <p className="mt-4 leading-snug text-ink-2">{words.text}</p>
      <ul className="mt-8 hidden sm:block">
        {words.rows.map(({ label, value }) => (
          <li key={label} className="flex justify-between border-t border-rule py-5 text-ink-2">
            {label}
            <span className="font-semibold text-ink">{value}</span>
          </li>
        ))}
      </ul>
    </div>
    <Chart series={words.series} days={words.days} />
  </div>
)

const Automation = ({ words }: { words: After['automation'] }) => (
  <div className="ba-tile border-b border-rule px-14 py-10 sm:border-r sm:border-b-0 sm:px-22 sm:py-14">
    <h4 className="flex items-baseline justify-between font-semibold">
      {words.title} <span className="text-[0.9em] font-normal text-ink-2">{words.note}</span>
    </h4>
    <ul className="mt-4">
      {words.rows.map(({ label, value }) => (
        <li key={label} className="flex items-center gap-8 border-t border-rule py-6 first:border-t-0">
          <svg aria-hidden="true" viewBox="0 0 20 12" className="w-20 shrink-0">
            <rect width="20" height="12" rx="6" className="fill-teal-line" />
            <circle cx="14" cy="6" r="4" className="fill-card" />
          </svg>
          {label}
          <span className="ml-auto text-ink-2">{value}</span>
        </li>
      ))}
    </ul>
  </div>
)

const Assistant = ({ words }: { words: After['assistant'] }) => (
  <div className="ba-tile flex flex-col gap-8 px-14 py-10 sm:px-22 sm:py-14">
    <h4 className="font-semibold">{words.title}</h4>
    <Card as="p" look="stone" corner="plate" className="px-10 py-6">
      {words.question}
    </Card>
    <Card as="p" look="teal" corner="plate" className="ml-14 px-10 py-6 leading-snug">
      {words.answer}
    </Card>
    <p className="mt-auto rounded-control border border-field px-10 py-6 text-ink-2">{words.placeholder}</p>
  </div>
)

/** The dashboard's own menu, as a picture. */
const Rail = () => (
  <div aria-hidden="true" className="hidden flex-col items-center gap-6 border-r border-rule px-10 py-12 sm:flex">
    {(['reports', 'automate', 'assist', 'people', 'schedule'] as const).map((name) => (
      <span key={name} className="grid size-34 place-items-center rounded-control first:bg-teal-wash">
        <Icon name={name} size={20} className="size-20" />
      </span>
    ))}
  </div>
)

/** The dashboard that the four tools report to. */
export const Dashboard = ({ words }: { words: After }) => (
  <Card
    corner="plate"
    className="ba-dashboard absolute top-118 left-14 flex w-332 flex-col sm:top-128 sm:left-30 sm:w-660 wide:top-42 wide:left-290 wide:w-620"
  >
    <div className="flex items-center justify-between border-b border-rule px-14 py-8 sm:px-22 sm:py-14">
      <h3 className="ba-title">{words.title}</h3>
      <p className="flex items-center gap-8 font-semibold text-teal">
        <svg aria-hidden="true" viewBox="0 0 12 12" className="size-12">
          <circle cx="6" cy="6" r="6" className="fill-teal-line opacity-20" />
          <circle cx="6" cy="6" r="3.500" className="fill-teal-line" />
        </svg>
        {words.status}
      </p>
    </div>
    <div className="flex flex-1">
      <Rail />
      <div className="flex-1">
        <Reports words={words.reports} />
        <div className="grid sm:grid-cols-2">
          <Automation words={words.automation} />
          <Assistant words={words.assistant} />
        </div>
      </div>
    </div>
  </Card>
)
