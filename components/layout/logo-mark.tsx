import { mark } from '@/lib/catenary'

// Sample: the logo, an arch. Draw your own, then delete this line.

/** The mark without the `svg` element, on a grid of 32: an arch, a chain as its crossbar, one node. */
export const logoMark = (
  <>
    <path className="fill-none stroke-teal-line" strokeWidth="1.6" strokeLinecap="round" d={mark.chain} />
    {/* Drawn over the chain's ends, so that it seems to hang from inside the legs. */}
    <path className="fill-current" d={mark.arch} />
    <circle className="fill-copper-line" cx={mark.node.x} cy={mark.node.y} r={mark.nodeRadius} />
  </>
)
