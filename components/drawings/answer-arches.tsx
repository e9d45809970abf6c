import { arch, joints, path, sag } from '@/lib/catenary'
import { Dots, Drawing, Keystone } from './parts'

const ground = 150
const top = 46
const span = 110
const gap = 14
const question = sag(0, span, top, 62)
/** As many as the widest window shows. */
const answers = Array.from({ length: 12 }, (_, index) => {
  const left = (index + 1) * (span + gap)
  return arch(left, left + span, ground, ground - top)
})
const [answer] = answers

/** A question hangs between two posts; its answers stand, one after another, beyond the window's edge. */
export const AnswerArches = () => (
  <Drawing size={[384, ground]} className="w-full">
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
  </Drawing>
)
