import { arch, joints, path, sag } from '@/lib/catenary'
import { Dots, Illustration, Keystone } from './parts'

interface ArchesProps {
  size: readonly [width: number, ground: number]
  /** How wide the question and each answer are, and the room between them. */
  span: number
  gap: number
  /** How far down the posts' heads and the answers' crowns are, and how deep the question hangs. */
  top: number
  depth: number
}

/** A question hangs between two posts; its answers stand, one after another, beyond the window's edge. */
const Arches = ({ size, span, gap, top, depth }: ArchesProps) => {
  const [, ground] = size
  const question = sag(0, span, top, depth)
  // As many as the widest window shows.
  const answers = Array.from({ length: 12 }, (_, index) => {
    const left = (index + 1) * (span + gap)
    return arch(left, left + span, ground, ground - top)
  })
  const [answer] = answers
  return (
    <Illustration size={size} className="w-full">
      <path className="stroke-rule-2" d={`M0 ${ground}V${top}M${span} ${ground}V${top}`} />
      <path className="stroke-teal-line" strokeWidth="1.75" d={path(question)} />
      <Dots at={joints(question, 8)} className="stroke-teal-line" size={4} />
      <Dots
        at={[
          { x: 0, y: top },
          { x: span, y: top },
        ]}
        className="stroke-ink"
        size={7}
      />
      <path className="stroke-ink" strokeWidth="1.75" d={answers.map((one) => path(one)).join('')} />
      {answer && <Keystone at={{ x: answer.x0, y: answer.y0 }} />}
    </Illustration>
  )
}

/** One question, many answers. */
export const AnswerArches = () => <Arches size={[384, 150]} span={110} gap={14} top={46} depth={62} />

/** The same for phones. */
export const AnswerArchesPhone = () => <Arches size={[336, 86]} span={76} gap={10} top={8} depth={46} />
