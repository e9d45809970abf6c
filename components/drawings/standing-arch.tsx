import {
  arch,
  cut,
  edgeHalves,
  edgePoint,
  halves,
  innerChain,
  joints,
  lattice,
  outline,
  path,
  sag,
  truss,
} from '@/lib/catenary'
import { Dots, Drawing, Keystone } from './parts'

const ground = 216
const body = truss(arch(158, 402, ground, 176), 9, 19, 0.5)
const load = innerChain(body, 0.28, 44)
const river = sag(edgePoint(body, 'outer', 0).x, edgePoint(body, 'outer', 1).x, ground, 50)

/** The arch stands, keystone set. Words, if any, hang from its chain: short, two lines at most. */
export const StandingArch = ({ title, note }: { title?: string; note?: string }) => (
  <div className="overflow-x-clip">
    <Drawing left={110} size={[340, 280]} className="mx-auto w-full max-w-[26rem]">
      <path className="fill-teal-wash" d={outline(body)} />
      <path className="stroke-teal-line" opacity=".45" d={lattice(body, 22)} />
      <path data-draw="" pathLength={2} className="stroke-ink stroke-[1.75]" d={edgeHalves(body, 'outer')} />
      <path data-draw="" pathLength={2} className="stroke-ink stroke-[1.5]" d={edgeHalves(body, 'inner')} />
      <path className="stroke-teal-line stroke-[1.4]" d={path(load)} />
      <Dots at={cut(load, 8)} className="stroke-teal-line stroke-[4]" />
      <path className="stroke-ink stroke-[1.4]" d={`M-600 ${ground}h1760`} />
      <path data-draw="" pathLength={2} className="stroke-teal-line stroke-[1.75]" d={halves(river)} />
      <Dots at={joints(river, 12)} className="stroke-teal-line stroke-[4]" />
      <Keystone at={edgePoint(body, 'outer', 0.5)} halo="live" />
      {title && (
        <g>
          <path className="stroke-copper-line stroke-[1.5]" d={`M280 ${load.y0}v14`} />
          <rect
            className="fill-card stroke-rule-2"
            x="212"
            y={load.y0 + 14}
            width="136"
            height={note ? 44 : 28}
            rx="6"
          />
          <text className="fill-ink" x="280" y={load.y0 + 32} textAnchor="middle" fontWeight="500">
            {title}
          </text>
          <text className="fill-ink-2" x="280" y={load.y0 + 49} textAnchor="middle">
            {note}
          </text>
        </g>
      )}
    </Drawing>
  </div>
)
