import {
  arch,
  edgeHalves,
  edgeJoints,
  edgePath,
  edgePoint,
  gatewayArch,
  halves,
  hangers,
  innerChain,
  joints,
  latticeHalves,
  path,
  sag,
} from '@/lib/catenary'
import { narrowField } from '@/lib/hero-field/hero-field'
import { HeroIndustries, HeroNet } from './hero-net'
import { Dots, Illustration, Keystone } from './parts'

const ground = 296
const body = gatewayArch(167.5, ground, 280)
const [left, right] = [27.5, 307.5]
const cable = innerChain(body, 0.25, 46)
const echoes = [216, 150, 90].map((rise) => path(arch(left + 24, right - 24, ground, rise))).join('')
const river = sag(left, right, ground, 60)
const shallow = path(sag(left, right, ground, 38))

interface HeroArchPhoneProps {
  /** Number of notes that hang from the chain; there is one place. */
  chips: number
  spanLabel: string
  industries: readonly string[]
}

/** The hero illustration for phones: fewer panels and chains, and industries in two rows below the river. */
export const HeroArchPhone = ({ chips, spanLabel, industries }: HeroArchPhoneProps) => {
  const held = chips > 0 ? [{ x: 167.5, y: cable.y0 }] : []
  const half = Math.ceil(industries.length / 2)
  const inset = (335 * (2 * half - industries.length)) / half / 2
  return (
    <Illustration size={[335, 628]} part="hero-picture" className="w-full">
      <path className="fill-stone" d={`M-2000 ${ground}h4335v332h-4335z`} />
      <path className="stroke-rule" d={echoes} />
      <HeroNet field={narrowField} />
      <path data-draw="" pathLength={2} className="late stroke-rule-2" d={latticeHalves(body, 18)} />
      <path data-draw="" pathLength={2} className="late stroke-teal-line" strokeWidth="1.5" d={halves(cable)} />
      <Dots at={joints(cable, 6)} className="stroke-teal-line" size={3.6} />
      <path data-node="" className="stroke-copper-line" d={hangers(held, 208)} />
      <Dots at={held} className="stroke-copper-line" size={6} />
      <path data-draw="" pathLength={2} className="stroke-ink" strokeWidth="1.3" d={edgeHalves(body, 'inner')} />
      <path data-draw="" pathLength={2} className="stroke-ink" strokeWidth="1.9" d={edgeHalves(body, 'outer')} />
      <Dots at={edgeJoints(body, 'outer', 18)} className="stroke-ink" size={2.6} />
      <Keystone at={edgePoint(body, 'outer', 0.5)} r={4.5} halo="live" />
      <path data-node="" className="stroke-rule-2" d={shallow + hangers(joints(river, 8), ground)} />
      <path data-draw="" pathLength={2} className="stroke-teal-line" strokeWidth="1.75" d={halves(river)} />
      <Dots at={joints(river, 8)} className="stroke-teal-line" size={3.6} />
      <path className="stroke-ink" strokeWidth="1.3" d={`M-2000 ${ground}h4335`} />
      <Dots
        at={[
          { x: left, y: ground },
          { x: right, y: ground },
        ]}
        className="stroke-ink"
        size={7}
      />
      <path className="stroke-ink-2" d={`M${left} 306v12M${right} 306v12M${left} 312H${right}`} />
      <path className="fill-stone" d="M137 303h61v18h-61z" />
      <text className="note fill-ink-2" x="167.5" y="316.5" textAnchor="middle">
        {spanLabel}
      </text>
      <HeroIndustries industries={industries.slice(0, half)} from={0} to={335} y={388} />
      {industries.length > half && (
        <HeroIndustries industries={industries.slice(half)} from={inset} to={335 - inset} y={486} />
      )}
      <path className="traveler stroke-copper-line" pathLength={100} d={edgePath(body, 'outer')} />
      <path className="traveler traveler-slow stroke-copper-line" pathLength={100} d={path(river)} />
    </Illustration>
  )
}
