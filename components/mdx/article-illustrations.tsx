import { arch, dots, joints, path, sag } from '../../lib/catenary'
import { SpriteSymbol } from '../sprite/sprite-symbol'

const note = arch(6, 26, 28, 22)

export const calloutMark = (
  <>
    <path d={`${path(note, 2)}M3 28h26M16 28V17`} />
    <circle className="fill-copper-line" stroke="none" cx={note.x0} cy="17" r="3" />
  </>
)

/** The icon of a callout: an arch over its plumb line, with a node. */
export const CalloutMark = () => (
  <svg
    aria-hidden="true"
    viewBox="0 0 32 32"
    className="size-9 fill-none stroke-current stroke-2"
    strokeLinecap="round"
  >
    <SpriteSymbol name="callout-mark" />
  </svg>
)

const span = 258
const chainClass = 'block w-full max-w-[16.125rem] overflow-visible fill-none'
const chainStroke = { strokeWidth: 1.5, strokeLinecap: 'round' } as const
const chain = sag(2, span - 2, 3, 17)

export const quoteChain = (
  <>
    <path d={path(chain)} />
    <path strokeWidth="4.5" d={dots([{ x: 2, y: 3 }, ...joints(chain, 8), { x: span - 2, y: 3 }])} />
    <circle className="fill-copper-line" stroke="none" cx={chain.x0} cy={chain.y0} r="4" />
  </>
)

/** The chain above a pull quote. */
export const QuoteChain = () => (
  <svg aria-hidden="true" viewBox={`0 0 ${span} 26`} className={`${chainClass} stroke-copper-line`} {...chainStroke}>
    <SpriteSymbol name="quote-chain" />
  </svg>
)

const standing = arch(2, span - 2, 24, 20)

export const figureArch = (
  <>
    <path d={path(standing)} />
    <circle className="fill-copper-line" stroke="none" cx={standing.x0} cy={standing.y0} r="4" />
  </>
)

/** The arch above a key figure. */
export const FigureArch = () => (
  <svg aria-hidden="true" viewBox={`0 0 ${span} 26`} className={`${chainClass} stroke-ink`} {...chainStroke}>
    <SpriteSymbol name="figure-arch" />
  </svg>
)
