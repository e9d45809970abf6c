import { halves, joints, path, sag } from '@/lib/catenary'
import { Dots, Drawing, Keystone } from './parts'

const [left, right, beam, depth] = [86, 274, 36, 148]
const chain = sag(left, right, beam, depth)
const settling = [62, 104].map((d) => path(sag(left, right, beam, d))).join('')

/** First step: hang the chain and read its shape. The note stands on the line that measures it. */
export const ProcessChain = ({ note }: { note?: string }) => (
  <Drawing size={[360, 240]} className="mx-auto w-full max-w-[25rem]">
    <path className="stroke-ink stroke-[1.4]" d={`M60 ${beam}h240`} />
    <path className="stroke-rule-2" d={settling} />
    <path className="stroke-rule-2" d={`M180 ${beam + depth}h134`} />
    <path className="stroke-ink-2" d={`M308 ${beam + 6}v${depth - 6}M302 ${beam + 6}h12M302 ${beam + depth}h12`} />
    {note && (
      <text className="plate-note fill-ink-2" x="318" y="114">
        {note}
      </text>
    )}
    <path data-draw="" pathLength={2} className="stroke-teal-line stroke-[1.75]" d={halves(chain)} />
    <Dots
      at={[...joints(chain, 10).filter((_, i) => i !== 4), { x: left, y: beam }, { x: right, y: beam }]}
      className="stroke-teal-line stroke-[6]"
    />
    <Keystone at={{ x: 180, y: chain.y0 }} />
  </Drawing>
)
