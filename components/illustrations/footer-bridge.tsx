import { arch, edgeHalves, edgePath, edgePoint, gatewayArch, hangers, heightAt, path, sag } from '@/lib/catenary'
import { FooterBridgePhone } from './footer-bridge-phone'
import { Illustration, Keystone } from './parts'

// The Eads Bridge: three arches of 502, 520 and 502 ft between stone piers, here about half a unit a foot, in 14 panels of 18, 18.5, and 18 units.
const spans = [252, 259, 252]
const [deck, water, pier] = [150, 206, 16]
const starts = [0, 252 + pier, 511 + 2 * pier].map((x) => x + 150)
const bridge = spans.map((span, i) => {
  const left = starts[i] ?? 0
  const ribs = [arch(left, left + span, water, 44), arch(left, left + span, water, 34)] as const
  const posts = Array.from({ length: 13 }, (_, n) => left + (span * (n + 1)) / 14)
  return {
    left,
    span,
    ribs,
    posts: posts.map((x) => ({ x, y: heightAt(ribs[0], x) })),
    reflection: sag(left, left + span, water, 26),
  }
})
const piers = [...starts.map((x) => x - pier), starts[2] ?? 0].flatMap((x, i) => (i === 3 ? [x + 252] : [x]))
const gateway = gatewayArch(1080, deck, 128)

// Computed once, since every page shows it.
const illustration = (
  <Illustration size={[1200, 250]} className="w-full">
    <path
      className="stroke-deep-rule"
      d={`M${piers[0]} ${water}H${(piers[3] ?? 0) + pier}${bridge.map(({ posts, ribs }) => hangers(posts, deck) + path(ribs[1])).join('')}${edgePath(gateway, 'inner')}`}
    />
    <path
      data-draw=""
      pathLength={2.9}
      className="stroke-deep-ink-2"
      strokeWidth="1.4"
      d={bridge.map(({ ribs }) => path(ribs[0])).join('')}
    />
    <path
      className="stroke-deep-line"
      strokeWidth="1.4"
      d={bridge.map(({ reflection }) => path(reflection)).join('')}
    />
    <path className="fill-deep stroke-deep-ink-2" d={piers.map((x) => `M${x} ${deck}h${pier}v64h-${pier}z`).join('')} />
    <path className="stroke-deep-ink-2" strokeWidth="1.4" d={`M-2000 ${deck}h5200`} />
    <path
      data-draw=""
      pathLength={2}
      className="stroke-deep-ink-2"
      strokeWidth="1.4"
      d={edgeHalves(gateway, 'outer')}
    />
    <Keystone deep r={3.6} at={edgePoint(gateway, 'outer', 0.5)} />
    {bridge.map(({ left, span, reflection }) => (
      <Keystone key={left} deep r={2.6} at={{ x: left + span / 2, y: reflection.y0 }} />
    ))}
  </Illustration>
)

/** The river front: the Eads Bridge, the Arch behind it, and the bridge's reflection in the water. */
export const FooterBridge = () => (
  <div aria-hidden="true" className="on-deep overflow-x-clip">
    <div className="page-width max-sm:hidden">{illustration}</div>
    <div className="page-width sm:hidden">
      <FooterBridgePhone />
    </div>
  </div>
)
