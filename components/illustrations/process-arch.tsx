import { arch, edgePoint, halves, hangers, innerChain, joints, path, sag, truss } from '@/lib/catenary'
import { ClosedArch, Dots, Ground, Illustration, Keystone } from './parts'

const ground = 200
const body = truss(arch(90, 270, ground, 160), 8, 15, 0.5)
const load = innerChain(body, 0.27, 46)
const river = sag(40, 320, ground, 30)

/** Third step: the finished arch carries its load and is maintained. */
export const ProcessArch = () => (
  <Illustration size={[360, 240]} className="mx-auto w-full max-w-100">
    <path className="stroke-rule-2" d={hangers(joints(load, 8), ground)} />
    <ClosedArch body={body} panels={18} />
    <path className="stroke-teal-line" strokeWidth="1.4" d={path(load)} />
    <Dots at={joints(load, 8)} className="stroke-teal-line" size={4.5} />
    <Ground y={ground} />
    <path data-draw="" pathLength={2} className="stroke-teal-line" strokeWidth="1.75" d={halves(river)} />
    <Dots at={joints(river, 8)} className="stroke-teal-line" size={4.5} />
    <Keystone at={edgePoint(body, 'outer', 0.5)} halo="still" />
  </Illustration>
)
