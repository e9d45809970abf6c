import { halves, heightAt, joints, sag } from '@/lib/catenary'
import { Dots } from './parts'

const [width, row, head] = [335, 136, 84]
const cable = sag(2, width - 2, 6, 58)

/** The phone's cable: across the top, with hangers of rising length, each ending at its figure. */
export const StatsCableUpright = ({ count }: { count: number }) => {
  // The first figure's hanger is the rightmost and shortest, so that none crosses a figure above.
  const hung = Array.from({ length: count }, (_, i) => {
    const x = 14 + (count - 1 - i) * 24
    return { x, top: heightAt(cable, x), end: head + row * (i + 0.5) - 32 }
  })
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${head + row * count}`}
      className="drawing absolute top-0 left-0 w-[20.9375rem] sm:hidden"
    >
      <path data-draw="" pathLength={2} className="stroke-deep-line stroke-[1.75]" d={halves(cable)} />
      <Dots at={joints(cable, 14)} className="stroke-deep-line stroke-[3.4]" />
      <Dots at={[cable.x1, cable.x2].map((x) => ({ x, y: 6 }))} className="stroke-deep-ink-2 stroke-[7]" />
      <path
        className="stroke-deep-copper stroke-[1.5]"
        d={hung.map(({ x, top, end }) => `M${x} ${top.toFixed(1)}V${end}`).join('')}
      />
      <Dots at={hung.map(({ x, top }) => ({ x, y: top }))} className="stroke-deep-copper stroke-[6]" />
      <Dots at={hung.map(({ x, end }) => ({ x, y: end }))} className="stroke-deep-copper stroke-[10]" />
    </svg>
  )
}
