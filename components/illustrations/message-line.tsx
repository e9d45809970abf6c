import { dots, hangers, joints, path, sag } from '@/lib/catenary'
import { Dots, Illustration, Keystone } from './parts'

interface LineProps {
  size: readonly [width: number, ground: number]
  /** From post to post, and how far down their heads and the lowest points of the line are. */
  span: number
  top: number
  low: number
  /** How many hangers the first span carries. */
  carries: number
}

/** The line goes on as far as the widest window. */
const spans = 5

/** A line from post to post, out beyond the window's edge; what a visitor writes hangs at its lowest point. */
const Line = ({ size, span, top, low, carries }: LineProps) => {
  const cable = sag(0, span, top, low - top)
  const onward = Array.from({ length: spans - 1 }, (_, index) =>
    sag((index + 1) * span, (index + 2) * span, top, low - top),
  )
  const posts = Array.from({ length: spans + 1 }, (_, index) => ({ x: index * span, y: top }))
  const carried = joints(cable, carries)
  return (
    <Illustration size={size} className="w-full">
      <path className="stroke-rule-2" d={hangers(carried, size[1])} />
      <path className="stroke-ink" strokeWidth="1.75" d={posts.map(({ x }) => `M${x} ${size[1]}V${top}`).join('')} />
      <path className="stroke-teal-line" strokeWidth="1.75" d={[cable, ...onward].map((one) => path(one)).join('')} />
      <path className="stroke-teal-line" strokeWidth="4" d={dots(carried)} />
      <Dots at={posts} className="stroke-ink" size={7} />
      <Keystone at={{ x: cable.x0, y: cable.y0 }} halo="still" />
    </Illustration>
  )
}

/** What a visitor writes, carried from here to us. */
export const MessageLine = () => <Line size={[384, 210]} span={330} top={26} low={144} carries={11} />

/** The same for phones. */
export const MessageLinePhone = () => <Line size={[336, 104]} span={216} top={8} low={76} carries={9} />
