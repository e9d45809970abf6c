import { Figure } from '@/components/ui/figure'
import { Icon } from '@/components/ui/icon'
import { area, halves, hangers, heightAt, joints, path, sag, slackChain } from '@/lib/catenary'
import { columnsFor } from '@/lib/columns'
import type { IconName } from '@/lib/icons'
import { Dots, Illustration } from './parts'

interface Stat {
  /** A number with its unit after it: "30+", "3.5x", "99%". */
  value: string
  description: string
  /** What the number counts, in a few words. */
  claim?: string
  /** What was counted, and over what time. */
  basis?: string
  icon?: IconName
}

const [width, deck, tower, reach] = [1200, 190, 34, 400]
const cable = sag(0, width, tower, 112)
const echo = sag(0, width, tower, 98)
/** The cables beyond the towers end on the deck. */
const sides = [
  slackChain({ x: 0, y: tower }, { x: -reach, y: deck }, 1.01),
  slackChain({ x: width, y: tower }, { x: width + reach, y: deck }, 1.01),
]
const grids: Record<number, string> = { 2: 'sm:grid-cols-2', 3: 'sm:grid-cols-3', 4: 'sm:grid-cols-4' }
const thin = Array.from({ length: 31 }, (_, i) => (width * (i + 1)) / 32)

/** A cable with one copper hanger for each figure. On phones it is upright, with the figures beside it. */
export const StatsCable = ({ stats }: { stats: readonly Stat[] }) => {
  const bays = columnsFor(stats.length, 4)
  const bay = width / bays
  const main = Array.from({ length: bays }, (_, i) => bay * (i + 0.5)).map((x) => ({ x, y: heightAt(cable, x) }))
  const rest = thin
    .filter((x) => main.every((point) => Math.abs(point.x - x) > 6))
    .map((x) => ({ x, y: heightAt(cable, x) }))
  return (
    <div>
      <Illustration size={[width, deck + 6]} className="w-full max-sm:hidden">
        <path className="stroke-deep-rule" d={hangers(rest, deck) + path(echo)} />
        <path className="stroke-deep-ink-2" strokeWidth="1.5" d={`M0 0V${deck}M${width} 0V${deck}`} />
        <path className="stroke-deep-ink-2" d={`M-2000 ${deck}h5200`} />
        <path className="stroke-deep-line" strokeWidth="1.4" d={sides.map((c) => path(c)).join('')} />
        <path data-draw="" pathLength={2} className="stroke-deep-line" strokeWidth="1.75" d={halves(cable)} />
        <Dots at={rest} className="stroke-deep-line" size={3.4} />
        <path className="stroke-deep-copper" strokeWidth="1.75" d={hangers(main, deck)} />
        <Dots at={main} className="stroke-deep-copper" size={9} />
        <Dots at={main.map(({ x }) => ({ x, y: deck }))} className="stroke-deep-copper" size={6} />
      </Illustration>
      <div className="relative max-sm:overflow-clip">
        <StatsCableUpright />
        <ul className={`pt-[22%] sm:mt-6 sm:grid sm:gap-y-0 sm:pt-0 ${grids[bays] ?? ''}`}>
          {stats.map(({ value, description, claim, basis, icon }, i) => (
            <li
              key={description}
              className="relative flex flex-col items-start py-4 pl-[33%] sm:row-span-4 sm:grid sm:grid-rows-subgrid sm:px-3 sm:py-0 sm:text-center"
            >
              <StatHanger index={i} />
              <Figure value={value} size="l" unitClass="text-deep-copper" />
              <span className="mt-2 sm:mt-4 text-balance text-deep-ink-2 max-sm:text-small max-sm:leading-snug">
                {description}
              </span>
              {claim && (
                <span className="mt-2 flex items-center gap-2.5 leading-snug font-semibold text-balance sm:justify-center sm:max-xl:flex-col">
                  {icon && <Icon name={icon} size={20} className="shrink-0" />}
                  {claim}
                </span>
              )}
              {basis && <span className="mt-2 text-note text-balance text-deep-ink-2">{basis}</span>}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

const phoneCable = sag(4, 331, 6, 58)

/** Where the hangers leave the cable. The first figure's is the rightmost, so that none crosses a figure above it. */
const phoneHangers = [
  { x: 86, place: 'left-[25.67%]' },
  { x: 62, place: 'left-[18.51%]' },
  { x: 38, place: 'left-[11.34%]' },
  { x: 14, place: 'left-[4.18%]' },
]

/** The cable for phones, above the figures. The band's background covers the upper ends of the hangers above the cable. */
const StatsCableUpright = () => (
  <div className="absolute inset-x-0 top-0 z-1 sm:hidden">
    <Illustration size={[335, 70]} className="w-full">
      <path className="fill-deep forced-colors:fill-[Canvas]" d={area(phoneCable, 0)} />
      <path data-draw="" pathLength={2} className="stroke-deep-line" strokeWidth="1.75" d={halves(phoneCable)} />
      <Dots at={joints(phoneCable, 14)} className="stroke-deep-line" size={3.4} />
      <Dots at={[phoneCable.x1, phoneCable.x2].map((x) => ({ x, y: 6 }))} className="stroke-deep-ink-2" size={7} />
      <Dots
        at={phoneHangers.map(({ x }) => ({ x, y: heightAt(phoneCable, x) }))}
        className="stroke-deep-copper"
        size={6}
      />
    </Illustration>
  </div>
)

/** From the cable down to the middle of a figure, whatever the height of the rows above. */
const StatHanger = ({ index }: { index: number }) => (
  <span
    aria-hidden="true"
    className={`absolute bottom-[calc(100%-1rem-var(--text-figure)/2)] h-[200rem] w-0.5 [translate:-50%] bg-deep-copper sm:hidden ${phoneHangers[index]?.place ?? 'hidden'}`}
  >
    <svg
      aria-hidden="true"
      viewBox="0 0 8 8"
      className="absolute -bottom-1 left-1/2 size-2 [translate:-50%] fill-deep-copper"
    >
      <circle cx="4" cy="4" r="4" />
    </svg>
  </span>
)
