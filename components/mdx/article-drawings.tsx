import { arch, dots, joints, path, sag } from '../../lib/catenary'

const note = arch(6, 26, 28, 22)
const keystone = { x: note.x0, y: 17 }

/** The sign of a callout: an arch over its plumb line, with the node at the point that matters. */
export const CalloutMark = () => (
  <svg aria-hidden="true" viewBox="0 0 32 32" className="callout-mark">
    <path d={`${path(note, 2)}M3 28h26M16 28V17`} />
    <circle cx={keystone.x} cy={keystone.y} r="3" />
  </svg>
)

const span = 258
const quoteChain = sag(2, span - 2, 3, 17)

/** The chain that a pull quote hangs from. */
export const QuoteChain = () => (
  <svg aria-hidden="true" viewBox={`0 0 ${span} 26`} className="quote-chain">
    <path d={path(quoteChain)} />
    <path className="quote-joints" d={dots([{ x: 2, y: 3 }, ...joints(quoteChain, 8), { x: span - 2, y: 3 }])} />
    <circle cx={quoteChain.x0} cy={quoteChain.y0} r="4" />
  </svg>
)

const figureArch = arch(2, span - 2, 24, 20)

/** The arch that a key figure stands under. */
export const FigureArch = () => (
  <svg aria-hidden="true" viewBox={`0 0 ${span} 26`} className="figure-arch">
    <path d={path(figureArch)} />
    <circle cx={figureArch.x0} cy={figureArch.y0} r="4" />
  </svg>
)
