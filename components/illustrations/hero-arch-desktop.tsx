import {
  arch,
  cut,
  edgeHalves,
  edgeJoints,
  edgePath,
  edgePoint,
  gatewayArch,
  halves,
  hangers,
  heightAt,
  innerChain,
  joints,
  latticeHalves,
  lines,
  path,
  sag,
} from '@/lib/catenary'
import { wideField } from '@/lib/hero-field/hero-field'
import { HeroIndustries, HeroNet } from './hero-net'
import { Dots, Illustration, Keystone } from './parts'

const ground = 600
const middle = 916
const left = middle - 280
const right = middle + 280
const body = gatewayArch(middle, ground, 560)
const crown = edgePoint(body, 'outer', 0.5)

const echoes = [448, 330, 212, 108].map((rise) => path(arch(left + 44, right - 44, ground, rise))).join('')
const high = innerChain(body, 0.225, 80)
const low = innerChain(body, 0.12, 108)
const highJoints = joints(high, 8)
const ties = lines(
  highJoints.filter((_, i) => i !== 1 && i !== 5).map((from) => [from, { x: from.x, y: heightAt(low, from.x) }]),
)
const lowest = [{ x: middle, y: high.y0 }]
/** Chips hang from the second joint on either side; the middle one from the lowest point. */
const supports = highJoints.filter((_, i) => i === 1 || i === 5)

const river = sag(left, right, ground, 124)
const shallows = [34, 62, 92].map((depth) => path(sag(left, right, ground, depth))).join('')

interface HeroArchDesktopProps {
  /** Number of notes that hang from the chain; there are three places. */
  chips: number
  spanLabel: string
  industries: readonly string[]
}

/** The wide hero illustration: as wide as the page's container, with ground and net running on to the window's edges. */
export const HeroArchDesktop = ({ chips, spanLabel, industries }: HeroArchDesktopProps) => (
  <Illustration size={[1200, 744]} part="hero-picture" className="w-full">
    <path className="fill-stone" d="M-2000 600h5200v144h-5200z" />
    <path className="stroke-rule" d={echoes} />
    <HeroNet field={wideField} />
    <path data-draw="" pathLength={2} className="late stroke-rule-2" d={latticeHalves(body, 30)} />
    <path data-node="" className="stroke-rule-2" d={ties} />
    <path data-draw="" pathLength={2} className="late stroke-teal-line" strokeWidth="1.5" d={halves(high)} />
    <path data-draw="" pathLength={2} className="late stroke-teal-line" d={halves(low)} />
    <Dots at={[...highJoints, ...joints(low, 8)]} className="stroke-teal-line" size={4} />
    <path data-node="" className="stroke-copper-line" d={hangers(lowest.slice(0, chips), 410)} />
    <path
      data-node=""
      className="stroke-copper-line max-lg:hidden"
      d={hangers(supports.slice(0, Math.max(0, chips - 1)), 492)}
    />
    <Dots at={lowest.slice(0, chips)} className="stroke-copper-line" size={6.5} />
    <Dots at={supports.slice(0, Math.max(0, chips - 1))} className="stroke-copper-line max-lg:hidden" size={6.5} />
    <path data-draw="" pathLength={2} className="stroke-ink" strokeWidth="1.4" d={edgeHalves(body, 'inner')} />
    <path data-draw="" pathLength={2} className="stroke-ink" strokeWidth="2" d={edgeHalves(body, 'outer')} />
    <Dots at={[...edgeJoints(body, 'outer', 30), ...edgeJoints(body, 'inner', 30)]} className="stroke-ink" size={3} />
    <Dots at={[6, 9, 12, 18, 21, 24].map((i) => edgePoint(body, 'outer', i / 30))} className="stroke-ink" size={6.5} />
    <Keystone at={crown} halo="live" />
    <path data-node="" className="stroke-rule-2" d={shallows + hangers(joints(river, 12), ground)} />
    <path data-draw="" pathLength={2} className="stroke-teal-line" strokeWidth="1.75" d={halves(river)} />
    <Dots at={joints(river, 12)} className="stroke-teal-line" size={4} />
    <path className="stroke-ink" strokeWidth="1.3" d="M-2000 600h5200" />
    <HeroIndustries
      industries={industries}
      from={0}
      to={left - 42}
      stagger={26}
      y={ground}
      textClass="max-xl:text-[15px] max-lg:text-[20px]"
    />
    <Dots at={cut(arch(left, right, ground, 1), 1)} className="stroke-ink" size={8} />
    <path className="stroke-ink-2" d={`M${left} 615v14M${right} 615v14M${left} 622h560`} />
    <path className="fill-stone" d={`M${middle - 40} 612h80v20h-80z`} />
    <text className="note fill-ink-2 max-lg:text-[20px]" x={middle} y="627" textAnchor="middle">
      {spanLabel}
    </text>
    <Keystone at={{ x: middle, y: river.y0 }} />
    <path className="traveler stroke-copper-line" pathLength={100} d={edgePath(body, 'outer')} />
    <path className="traveler traveler-slow stroke-copper-line" pathLength={100} d={path(river)} />
    <path className="traveler traveler-quick stroke-copper-line" pathLength={100} d={path(high)} />
  </Illustration>
)
