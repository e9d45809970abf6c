import { type Curve, heightAt, path, sag, slackChain } from '@/lib/catenary'

interface QuoteLinkProps {
  /** A person must decide: the chain is not closed yet. */
  ask?: boolean
}

const across = sag(0, 112, 30, 14)
const down = slackChain({ x: 4, y: 4 }, { x: 124, y: 40 }, 1.08)

/** The tie between a fact in the message and its field beside it. */
export const QuoteLink = ({ ask }: QuoteLinkProps) => (
  <svg aria-hidden="true" viewBox="0 0 112 68" className="drawing h-17 w-28">
    <Tie chain={across} ask={ask} />
  </svg>
)

/** The same tie on narrow screens: it hangs from the words that are marked down to the value below them. */
export const QuoteDrop = ({ ask }: QuoteLinkProps) => (
  <svg aria-hidden="true" viewBox="0 0 128 44" className="drawing h-11 w-32">
    <Tie chain={down} ask={ask} />
  </svg>
)

const Tie = ({ chain, ask = false }: { chain: Curve } & QuoteLinkProps) => (
  <>
    <path
      data-draw={ask ? undefined : ''}
      pathLength={ask ? undefined : 1}
      className={ask ? 'stroke-copper-line' : 'stroke-teal-line'}
      strokeWidth="1.75"
      strokeDasharray={ask ? '2 5' : undefined}
      d={path(chain)}
    />
    <circle
      className={ask ? 'fill-copper-line' : 'fill-teal-line'}
      cx={chain.x1}
      cy={heightAt(chain, chain.x1)}
      r="3.5"
    />
    <circle
      className={ask ? 'fill-paper stroke-copper-line' : 'fill-teal-line'}
      strokeWidth="1.5"
      cx={chain.x2}
      cy={heightAt(chain, chain.x2)}
      r="3.5"
    />
  </>
)
