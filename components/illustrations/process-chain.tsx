import { halves, hangers, joints, path, sag } from '@/lib/catenary'
import { Dots, Ground, Illustration, Keystone } from './parts'

// As wide and as deep as the arch of the other steps is wide and high: turned over, it is that arch.
const [left, right, beam, ground] = [90, 270, 40, 200]
const chain = sag(left, right, beam, ground - beam)
const settling = [62, 104].map((depth) => path(sag(left, right, beam, depth))).join('')
const lowest = { x: 180, y: chain.y0 }

/** First step: a hanging chain with its lowest point marked. */
export const ProcessChain = () => (
  <Illustration size={[360, 240]} className="mx-auto w-full max-w-100">
    <Ground y={ground} />
    <path className="stroke-ink" strokeWidth="1.4" d={`M60 ${beam}h240`} />
    <path className="stroke-rule-2" d={settling + hangers([lowest], beam)} />
    <path data-draw="" pathLength={2} className="stroke-teal-line" strokeWidth="1.75" d={halves(chain)} />
    <Dots
      at={[...joints(chain, 10).filter((_, i) => i !== 4), { x: left, y: beam }, { x: right, y: beam }]}
      className="stroke-teal-line"
      size={6}
    />
    <Keystone at={lowest} />
  </Illustration>
)
