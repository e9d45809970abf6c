import type { ServicesCopy } from './copy'

const days = 30
const step = 10
/** Cropped on either side, so that the first bar is above the start of its label. */
const edge = 3

/** Vertical bars at the middle of the given days. */
const bars = (of: readonly number[]): string => of.map((day) => `M${day * step + step / 2} 0v20`).join('')

const allDays = Array.from({ length: days }, (_, day) => day)

/** Every system with its uptime and a bar for each of the last 30 days. */
export const SystemDays = ({ copy }: { copy: ServicesCopy['dashboard'] }) => (
  <div className="@container m-(--pane-edge)">
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 text-small">
      <p className="font-semibold">{copy.systemsLabel}</p>
      <p className="flex items-center gap-2 text-note text-ink-2">
        <span aria-hidden="true" className="h-3.5 w-[3px] rounded-full bg-copper-line" /> {copy.incidentLabel}
      </p>
    </div>
    <dl className="mt-3">
      {copy.systems.map(({ name, uptime, incidents }) => (
        <div
          key={name}
          className="grid grid-cols-[4.5rem_minmax(0,1fr)_3.5rem] items-center gap-3 py-1.5 text-small @max-[17rem]:grid-cols-[minmax(0,1fr)_auto] @max-[17rem]:gap-y-1 sm:gap-5"
        >
          <dt>{name}</dt>
          <dd className="@max-[17rem]:col-span-2 @max-[17rem]:row-start-2">
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
      className="mr-[4.25rem] ml-[5.25rem] flex justify-between text-note text-ink-2 @max-[17rem]:mx-0 sm:mr-[4.75rem] sm:ml-[5.75rem]"
    >
      <span>{copy.from}</span>
      <span>{copy.to}</span>
    </div>
  </div>
)
