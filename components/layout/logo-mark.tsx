import { mark } from '@/lib/catenary'

/** The mark without the `svg` around it, on a grid of 32: an arch, a chain as its crossbar, one node. */
export const logoMark = (
  <>
    <path className="fill-none stroke-teal-line" strokeWidth="1.6" strokeLinecap="round" d={mark.chain} />
    {/* Over the chain's ends, so that it hangs from inside the legs. */}
    <path className="fill-current" d={mark.arch} />
    <circle className="fill-copper-line" cx={mark.node.x} cy={mark.node.y} r={mark.nodeRadius} />
  </>
)
