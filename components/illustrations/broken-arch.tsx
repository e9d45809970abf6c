import { arch, cut, edgePoint, path, polygon, slackChain, truss } from '@/lib/catenary'
import { Dots, Illustration, Legs, LooseEnd } from './parts'

const ground = 216
const body = truss(arch(158, 402, ground, 176), 9, 19, 0.5)
const legs = [
  [0, 0.455],
  [1, 0.575],
] as const
const [leftFoot, rightFoot] = [edgePoint(body, 'outer', 0), edgePoint(body, 'outer', 1)]
const leftChain = slackChain(leftFoot, { x: 262, y: 262 }, 1.03)
const rightChain = slackChain(rightFoot, { x: 302, y: 262 }, 1.03)
const fallen = [
  { x: 274, y: 197 },
  { x: 302, y: 193 },
  { x: 298, y: 213 },
  { x: 280, y: 216 },
]

/** The arch without its keystone, the chain below it broken: nothing is where it should be. */
export const BrokenArch = () => (
  <div className="overflow-x-clip">
    <Illustration left={110} size={[340, 280]} className="mx-auto w-full max-w-[26rem] lg:max-w-[32rem]">
      <path className="stroke-ink" strokeWidth="1.4" d={`M-600 ${ground}h1760`} />
      <Legs body={body} legs={legs} panels={9} />
      <path data-node="" className="fill-copper-line" d={polygon(fallen)} />
      <path className="stroke-teal-line" strokeWidth="1.75" d={path(leftChain) + path(rightChain)} />
      <Dots
        at={[...cut(leftChain, 5).slice(0, 5), ...cut(rightChain, 5).slice(0, 5)]}
        className="stroke-teal-line"
        size={4}
      />
      <LooseEnd at={{ x: 262, y: 262 }} />
      <LooseEnd at={{ x: 302, y: 262 }} />
    </Illustration>
  </div>
)
