import { SpriteSymbol } from '@/components/sprite/sprite-symbol'
import { type Curve, heightAt, path, sag, slackChain } from '@/lib/catenary'

interface QuoteLinkProps {
  /** True where a person must decide: the chain is then open. */
  ask?: boolean
}

const across = sag(0, 112, 30, 14)
const down = slackChain({ x: 4, y: 4 }, { x: 124, y: 40 }, 1.08)

/** The chain between a fact in the message and its field beside it. */
export const QuoteLink = ({ ask }: QuoteLinkProps) => (
  <svg aria-hidden="true" viewBox="0 0 112 68" className="illustration h-17 w-28">
    {ask ? <OpenTie chain={across} /> : <SpriteSymbol name="tie-across" draws />}
  </svg>
)

/** The same chain on narrow screens, from the marked text down to the value below. */
export const QuoteDrop = ({ ask }: QuoteLinkProps) => (
  <svg aria-hidden="true" viewBox="0 0 128 44" className="illustration h-11 w-32">
    {ask ? <OpenTie chain={down} /> : <SpriteSymbol name="tie-down" draws />}
  </svg>
)

const OpenTie = ({ chain }: { chain: Curve }) => (
  <>
    <path className="stroke-copper-line" strokeWidth="1.75" strokeDasharray="2 5" d={path(chain)} />
    <End of={chain} x={chain.x1} className="fill-copper-line" />
    <End of={chain} x={chain.x2} className="fill-paper stroke-copper-line" />
  </>
)

const closedTie = (chain: Curve) => (
  <>
    <path pathLength={1} className="stroke-teal-line" strokeWidth="1.75" d={path(chain)} />
    <End of={chain} x={chain.x1} className="fill-teal-line" />
    <End of={chain} x={chain.x2} className="fill-teal-line" />
  </>
)

const End = ({ of: chain, x, className }: { of: Curve; x: number; className: string }) => (
  <circle className={className} strokeWidth="1.5" cx={x} cy={heightAt(chain, x)} r="3.5" />
)

export const tieAcross = closedTie(across)
export const tieDown = closedTie(down)
