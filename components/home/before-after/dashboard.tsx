import { SpriteSymbol } from '@/components/sprite/sprite-symbol'
import { Card } from '@/components/ui/card'
import { Figure } from '@/components/ui/figure'
import { Icon } from '@/components/ui/icon'
import type { Fields } from '@/lib/content/collections'
import { Chart } from './chart'

type DashboardCopy = Fields<'homePage'>['problem']['after']

const Reports = ({ copy }: { copy: DashboardCopy['reports'] }) => (
  <div className="flex gap-16 border-b border-rule px-14 py-12 sm:gap-24 sm:px-22 sm:py-14">
    <div className="flex flex-1 flex-col">
      <p className="font-semibold">{copy.title}</p>
      <p className="mt-4">
        <Figure value={copy.value} className="block text-[2.2em] leading-figure sm:text-[2.9em]" />
      </p>
      <p className="mt-4 leading-snug text-ink-2">{copy.text}</p>
      <ul className="mt-8">
        {copy.rows.map(({ label, value }) => (
          <li key={label} className="flex justify-between border-t border-rule py-5 text-ink-2">
            {label}
            <span className="font-semibold text-ink">{value}</span>
          </li>
        ))}
      </ul>
    </div>
    <Chart series={copy.series} days={copy.days} />
  </div>
)

const Automation = ({ copy }: { copy: DashboardCopy['automation'] }) => (
  <div className="border-b border-rule px-14 py-10 sm:border-r sm:border-b-0 sm:px-22 sm:py-14">
    <p className="flex items-baseline justify-between font-semibold">
      {copy.title} <span className="text-[0.9em] font-normal text-ink-2">{copy.note}</span>
    </p>
    <ul className="mt-4">
      {copy.rows.map(({ label, value }) => (
        <li key={label} className="flex items-center gap-8 border-t border-rule py-6 first:border-t-0">
          <Toggle />
          {label}
          <span className="ml-auto text-ink-2">{value}</span>
        </li>
      ))}
    </ul>
  </div>
)

const Assistant = ({ copy }: { copy: DashboardCopy['assistant'] }) => (
  <div className="flex flex-col gap-8 px-14 py-10 sm:px-22 sm:py-14">
    <p className="font-semibold">{copy.title}</p>
    <Card as="p" look="stone" corner="plate" className="ml-14 px-10 py-6">
      {copy.question}
    </Card>
    <Card as="p" look="teal" corner="plate" className="mr-14 px-10 py-6 leading-snug">
      {copy.answer}
    </Card>
    <Card as="p" look="stone" corner="plate" className="ml-14 px-10 py-6">
      {copy.reply}
    </Card>
  </div>
)

/** The menu of the dashboard, as a picture. */
const Rail = ({ name }: { name: string }) => (
  <div aria-hidden="true" className="hidden flex-col items-center gap-6 border-r border-rule px-8 py-12 sm:flex">
    <span className="flex flex-col items-center rounded-control bg-teal-wash px-4 py-6 text-[0.9em] font-semibold text-teal">
      <Icon name="reports" size={20} className="size-20" />
      {name}
    </span>
    {(['automate', 'assist', 'people', 'schedule'] as const).map((icon) => (
      <span key={icon} className="grid size-34 place-items-center">
        <Icon name={icon} size={20} className="size-20" />
      </span>
    ))}
  </div>
)

/** The dashboard that shows the data of the four tools. */
export const Dashboard = ({ copy }: { copy: DashboardCopy }) => (
  <Card corner="plate" className="col-span-full wide:mt-34 wide:[grid-area:1/2/span_2]">
    <div className="flex items-center justify-between border-b border-rule px-14 py-8 sm:px-22 sm:py-14">
      <p className="display text-[1.35em] font-medium">{copy.title}</p>
      <p className="flex items-center gap-8 font-semibold text-teal">
        <svg aria-hidden="true" viewBox="0 0 12 12" className="size-12">
          <circle cx="6" cy="6" r="6" className="fill-teal-line opacity-20" />
          <circle cx="6" cy="6" r="3.500" className="fill-teal-line" />
        </svg>
        {copy.status}
      </p>
    </div>
    <div className="flex">
      <Rail name={copy.reports.title} />
      <div className="flex-1">
        <Reports copy={copy.reports} />
        <div className="grid sm:grid-cols-2">
          <Automation copy={copy.automation} />
          <Assistant copy={copy.assistant} />
        </div>
      </div>
    </div>
  </Card>
)

export const toggle = (
  <>
    <rect width="20" height="12" rx="6" className="fill-teal-wash" />
    <circle cx="14" cy="6" r="4" className="fill-teal-line" />
  </>
)

/** A switch of the dashboard, on. */
const Toggle = () => (
  <svg aria-hidden="true" viewBox="0 0 20 12" className="w-20 shrink-0">
    <SpriteSymbol name="toggle" />
  </svg>
)
