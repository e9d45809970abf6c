import { area, halves, heightAt, joints, sag } from '@/lib/catenary'
import { Dots, Illustration } from './parts'

const width = 335
const cable = sag(4, width - 4, 6, 58)

/** Where the hangers leave the cable. The first figure's is the rightmost, so that none crosses a figure above it. */
const hangers = [
  { x: 86, place: 'left-[25.67%]' },
  { x: 62, place: 'left-[18.51%]' },
  { x: 38, place: 'left-[11.34%]' },
  { x: 14, place: 'left-[4.18%]' },
]

/** The cable for phones, above the figures. The band's background covers the upper ends of the hangers above the cable. */
export const StatsCableUpright = () => (
  <div className="absolute inset-x-0 top-0 z-1 sm:hidden">
    <Illustration size={[width, 70]} className="w-full">
      <path className="fill-deep forced-colors:fill-[Canvas]" d={area(cable, 0)} />
      <path data-draw="" pathLength={2} className="stroke-deep-line" strokeWidth="1.75" d={halves(cable)} />
      <Dots at={joints(cable, 14)} className="stroke-deep-line" size={3.4} />
      <Dots at={[cable.x1, cable.x2].map((x) => ({ x, y: 6 }))} className="stroke-deep-ink-2" size={7} />
      <Dots at={hangers.map(({ x }) => ({ x, y: heightAt(cable, x) }))} className="stroke-deep-copper" size={6} />
    </Illustration>
  </div>
)

/** From the cable down to the middle of a figure, whatever the height of the rows above. */
export const StatHanger = ({ index }: { index: number }) => (
  <span
    aria-hidden="true"
    className={`absolute bottom-[calc(100%-1rem-var(--text-figure)/2)] h-[200rem] w-0.5 [translate:-50%] bg-deep-copper sm:hidden ${hangers[index]?.place ?? 'hidden'}`}
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
