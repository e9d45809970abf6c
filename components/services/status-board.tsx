import { Badge } from '@/components/ui/badge'
import { Figure } from '@/components/ui/figure'
import type { ServicesCopy } from './copy'
import { Pane } from './pane'
import { ResponseChart } from './response-chart'
import { SystemDays } from './system-days'

type Copy = ServicesCopy['dashboard']

/** The dashboard of the management service: uptime, response time and every system's last 30 days. */
export const StatusBoard = ({ copy, className }: { copy: Copy; className?: string }) => (
  <Pane title={copy.title} note={<Status text={copy.status} />} caption={copy.caption} className={className}>
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
      <Figure value={value} size="m" className="block lg:text-figure" />
    </dd>
    <dd className="mt-3 text-balance text-note text-ink-2">{note}</dd>
  </dl>
)

const Log = ({ label, entries }: { label: string; entries: Copy['log'] }) => (
  <div className="border-rule p-(--pane-edge) max-xl:border-t xl:border-l">
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
