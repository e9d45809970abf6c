import { Badge } from '@/components/ui/badge'
import { Figure } from '@/components/ui/figure'
import type { Fields } from '@/lib/content/collections'
import { Pane } from './pane'
import { ResponseChart } from './response-chart'

type Copy = NonNullable<Fields<'servicesPage'>['dashboard']>

/** The dashboard of the management service: uptime, response time and every system's last 30 days. */
export const StatusBoard = ({ copy }: { copy: Copy }) => (
  <Pane title={copy.title} note={<Status text={copy.status} />} caption={copy.caption}>
    <div className="grid grid-cols-1 lg:grid-cols-[minmax(0,3.4fr)_minmax(0,8.6fr)]">
      <div className="grid border-rule max-lg:grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))] max-lg:border-b lg:row-span-2 lg:grid-rows-subgrid lg:border-r">
        <Measure
          label={copy.uptimeLabel}
          value={copy.uptime}
          note={copy.uptimeNote}
          className="border-rule max-lg:border-r lg:order-last lg:border-t"
        />
        <Measure label={copy.responseLabel} value={copy.response} note={copy.responseNote} />
      </div>
      <div className="lg:row-span-2 lg:grid lg:grid-rows-subgrid">
        <ResponseChart label={copy.responseSeriesLabel} series={copy.responseSeries} from={copy.from} to={copy.to} />
        <div className="grid grid-cols-1 border-t border-rule xl:grid-cols-[minmax(0,5fr)_minmax(0,3.8fr)]">
          <SystemDays copy={copy} />
          <Log label={copy.logLabel} entries={copy.log} />
        </div>
      </div>
    </div>
  </Pane>
)

const Status = ({ text }: { text: string }) => (
  <Badge
    as="p"
    look="status"
    icon={
      <svg aria-hidden="true" viewBox="0 0 16 16" className="size-4 fill-teal-line">
        <circle cx="8" cy="8" r="8" opacity=".22" />
        <circle cx="8" cy="8" r="3.6" />
      </svg>
    }
  >
    {text}
  </Badge>
)

interface MeasureProps {
  label: string
  value: string
  note: string
  className?: string
}

const Measure = ({ label, value, note, className = '' }: MeasureProps) => (
  <dl className={`p-(--pane-edge) ${className}`}>
    <dt className="text-small font-semibold">{label}</dt>
    <dd className="mt-3">
      <Figure value={value} size="m" className="block" />
    </dd>
    <dd className="mt-3 text-balance text-note text-ink-2">{note}</dd>
  </dl>
)

const Log = ({ label, entries }: { label: string; entries: Copy['log'] }) => (
  <div className="border-rule p-(--pane-edge) max-xl:border-t max-sm:hidden xl:border-l">
    <p className="text-small font-semibold">{label}</p>
    <ol className="mt-3 space-y-3 text-note">
      {entries.map(({ time, text }) => (
        <li key={text} className="flex flex-wrap gap-x-3">
          <span className="w-22 text-ink-2">{time}</span>
          <span className="flex-[1_0_8rem]">{text}</span>
        </li>
      ))}
    </ol>
  </div>
)

const days = 30
const step = 10
/** Cropped on either side, so that the first bar is above the start of its label. */
const edge = 3

/** Vertical bars at the middle of the given days. */
const bars = (of: readonly number[]): string => of.map((day) => `M${day * step + step / 2} 0v20`).join('')

const allDays = Array.from({ length: days }, (_, day) => day)

/** Every system with its uptime and a bar for each of the last 30 days. */
const SystemDays = ({ copy }: { copy: Copy }) => (
  <div className="@container m-(--pane-edge)">
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 text-small">
      <p className="font-semibold">{copy.systemsLabel}</p>
      <p aria-hidden="true" className="flex items-center gap-2 text-note text-ink-2">
        <span className="h-3.5 w-[3px] rounded-full bg-copper-line" /> {copy.incidentLabel}
      </p>
    </div>
    <dl className="mt-3">
      {copy.systems.map(({ name, uptime, incidents }) => (
        <div
          key={name}
          className="grid grid-cols-[4.5rem_minmax(0,1fr)_3.5rem] items-center gap-3 py-1.5 text-small @max-[17rem]:grid-cols-[minmax(0,1fr)_auto] @max-[17rem]:gap-y-1 sm:gap-5"
        >
          <dt>{name}</dt>
          <dd aria-hidden="true" className="@max-[17rem]:col-span-2 @max-[17rem]:row-start-2">
            <svg
              aria-hidden="true"
              viewBox={`${edge} 0 ${days * step - 2 * edge} 20`}
              preserveAspectRatio="none"
              className="h-5.5 w-full overflow-visible fill-none stroke-[clamp(3px,calc((100cqi-10.5rem)/54),10px)]"
            >
              <path
                vectorEffect="non-scaling-stroke"
                className="stroke-teal-line"
                d={bars(allDays.filter((day) => !incidents.includes(day)))}
              />
              <path vectorEffect="non-scaling-stroke" className="stroke-copper-line" d={bars(incidents)} />
            </svg>
          </dd>
          <dd className="text-right font-semibold tabular-nums">{uptime}</dd>
        </div>
      ))}
    </dl>
    <div
      aria-hidden="true"
      className="mr-[4.25rem] ml-[5.25rem] flex justify-between gap-x-3 wrap-anywhere text-note text-ink-2 @max-[17rem]:mx-0 sm:mr-[4.75rem] sm:ml-[5.75rem]"
    >
      <span>{copy.from}</span>
      <span>{copy.to}</span>
    </div>
  </div>
)
