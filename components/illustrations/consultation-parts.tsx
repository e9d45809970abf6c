import { type Curve, dots, hangers, heightAt, joints, part, path, sag } from '@/lib/catenary'
import { Illustration, Keystone } from './parts'

interface PartsProps {
  size: readonly [width: number, ground: number]
  /** The level of the posts, and of the highest point of the projection. */
  top: number
}

/** What the consultation gives: the work as it hangs today, marked; the steps in order; the way from there, dashed as it is a guess. */
const Parts = ({ size: [width, ground], top }: PartsProps) => {
  const [bay, gap] = [0.3 * width, 0.05 * width]
  const room = ground - top
  const chain = sag(0, bay, top + 0.2 * room, 0.6 * room)
  const links = joints(chain, 6)
  const marked = links.filter((_, i) => i % 2 === 0)
  const [first, tread, riser] = [bay + gap, bay / 3, 0.23 * room]
  const stairs = `M${first} ${ground}${`v${-riser}h${tread}`.repeat(3)}V${ground}`
  const treads = [0, 1, 2].map((i) => ({ x: first + (i + 0.5) * tread, y: ground - (i + 1) * riser }))
  const [start, end] = [width - bay, width]
  const growth: Curve = { ...sag(start - bay, end, top, 0.86 * room), x1: start }
  const known = start + 0.55 * bay
  const years = Array.from({ length: 6 }, (_, i) => start + (i * bay) / 5).map((x) => ({ x, y: heightAt(growth, x) }))
  return (
    <Illustration size={[width, ground]} className="w-full">
      <path className="stroke-rule-2" d={hangers(links, ground) + hangers(years, ground)} />
      <path
        className="stroke-ink"
        strokeWidth="1.75"
        d={`M0 ${ground}V${chain.y0 - 0.6 * room}M${bay} ${ground}V${chain.y0 - 0.6 * room}`}
      />
      <path className="stroke-teal-line" strokeWidth="1.75" d={path(chain)} />
      <path className="stroke-teal-line" strokeWidth="8" d={dots(marked)} />
      <path className="stroke-teal-line" strokeWidth="4" d={dots(links)} />
      <path className="fill-teal-wash stroke-ink" strokeWidth="1.75" d={stairs} />
      <path className="stroke-ink" strokeWidth="7" d={dots(treads)} />
      <path className="stroke-teal-line" strokeWidth="1.75" d={part(growth, start, known)} />
      <path className="stroke-teal-line" strokeWidth="1.75" strokeDasharray="2 6" d={part(growth, known, end)} />
      <Keystone at={{ x: end, y: top }} halo="still" />
    </Illustration>
  )
}

/** The three parts of the free consultation on one ground. */
export const ConsultationParts = () => <Parts size={[384, 230]} top={20} />

/** The same for phones. */
export const ConsultationPartsPhone = () => <Parts size={[336, 124]} top={14} />
