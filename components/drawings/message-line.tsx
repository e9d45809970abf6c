import { dots, hangers, joints, path, sag } from '@/lib/catenary'
import { Dots, Drawing, Keystone } from './parts'

const ground = 210
const top = 26
const span = 330
const cable = sag(0, span, top, 118)
/** The line goes on as far as the widest window. */
const onward = Array.from({ length: 4 }, (_, index) => sag((index + 1) * span, (index + 2) * span, top, 118))
const posts = Array.from({ length: 6 }, (_, index) => ({ x: index * span, y: top }))
const carried = joints(cable, 11)

/** A line from post to post, out beyond the window's edge; what a visitor writes hangs at its lowest point. */
export const MessageLine = () => (
  <Drawing size={[384, ground]} className="w-full">
    <path className="stroke-rule-2" d={hangers(carried, ground)} />
    <path className="stroke-ink" strokeWidth="1.75" d={posts.map(({ x }) => `M${x} ${ground}V${top}`).join('')} />
    <path className="stroke-teal-line" strokeWidth="1.75" d={[cable, ...onward].map((one) => path(one)).join('')} />
    <path className="stroke-teal-line" strokeWidth="4" d={dots(carried)} />
    <Dots at={posts} className="stroke-ink" size={7} />
    <Keystone at={{ x: cable.x0, y: cable.y0 }} halo="still" />
  </Drawing>
)
