import { arch, edgeHalves, edgePath, edgePoint, gatewayArch, hangers, heightAt, path, sag } from '@/lib/catenary'
import { Illustration, Keystone } from './parts'

const [deck, water, pier, span] = [112, 158, 14, 168]
/** x of the river's right bank. */
const bank = 196
const lefts = [bank - 2 * (span + pier), bank - span - pier]
const ribs = lefts.map((x) => arch(x, x + span, water, 35))
const inner = lefts.map((x) => arch(x, x + span, water, 27))
const posts = ribs.flatMap((rib) =>
  Array.from({ length: 11 }, (_, n) => rib.x1 + (span * (n + 1)) / 12).map((x) => ({ x, y: heightAt(rib, x) })),
)
const reflections = lefts.map((x) => sag(x, x + span, water, 20))
const gateway = gatewayArch(276, deck, 92)

// Computed once, since every page shows it.
const illustration = (
  <Illustration size={[335, 192]} className="w-full">
    <path
      className="stroke-deep-rule"
      d={`M-600 ${water}H${bank}${hangers(posts, deck)}${inner.map((rib) => path(rib)).join('')}${edgePath(gateway, 'inner')}`}
    />
    <path className="stroke-deep-ink-2" strokeWidth="1.4" d={ribs.map((rib) => path(rib)).join('')} />
    <path className="stroke-deep-line" strokeWidth="1.4" d={reflections.map((chain) => path(chain)).join('')} />
    <path
      className="fill-deep stroke-deep-ink-2"
      d={[bank - span - pier, bank].map((x) => `M${x - pier} ${deck}h${pier}v54h-${pier}z`).join('')}
    />
    <path className="stroke-deep-ink-2" strokeWidth="1.4" d={`M-600 ${deck}h1535`} />
    <path className="stroke-deep-ink-2" strokeWidth="1.4" d={edgeHalves(gateway, 'outer')} />
    <Keystone deep r={3} at={edgePoint(gateway, 'outer', 0.5)} />
    <Keystone deep r={2.4} at={{ x: bank - pier - span / 2, y: water + 20 }} />
  </Illustration>
)

/** The river front for phones: one whole span of the bridge, the end of its neighbor, and the Arch on the bank. */
export const FooterBridgePhone = () => illustration
