import { arch, cut, edgePoint, halves, innerChain, joints, path, sag, truss } from '@/lib/catenary'
import { ClosedArch, Dots, Illustration, Keystone } from './parts'

const ground = 216
/** Its body, from foot to foot. */
export const standingBody = truss(arch(158, 402, ground, 176), 9, 19, 0.5)
const load = innerChain(standingBody, 0.28, 44)
const river = sag(edgePoint(standingBody, 'outer', 0).x, edgePoint(standingBody, 'outer', 1).x, ground, 50)

/** The arch stands, keystone set, over its chain. */
export const StandingArch = () => (
  <div className="overflow-x-clip">
    <Illustration left={110} size={[340, 280]} className="mx-auto w-full max-w-[26rem] lg:max-w-[32rem]">
      <ClosedArch body={standingBody} panels={22} />
      <path className="stroke-teal-line" strokeWidth="1.4" d={path(load)} />
      <Dots at={cut(load, 8)} className="stroke-teal-line" size={4} />
      <path className="stroke-ink" strokeWidth="1.4" d={`M-600 ${ground}h1760`} />
      <path data-draw="" pathLength={2} className="stroke-teal-line" strokeWidth="1.75" d={halves(river)} />
      <Dots at={joints(river, 12)} className="stroke-teal-line" size={4} />
      <Keystone at={edgePoint(standingBody, 'outer', 0.5)} halo="still" />
    </Illustration>
  </div>
)
