import { path, sag } from '@/lib/catenary'

const chain = sag(4, 108, 30, 14)

/** The tie between a fact in the message and its field: a hanging chain, or a loose end where a person must decide. */
export const QuoteLink = ({ ask = false }: { ask?: boolean }) => (
  <svg aria-hidden="true" viewBox="0 0 112 68" className="drawing h-17 w-28">
    <path
      className={ask ? 'stroke-copper-line' : 'stroke-teal-line'}
      strokeWidth="1.75"
      strokeDasharray={ask ? '2 5' : undefined}
      d={path(chain)}
    />
    <circle className={ask ? 'fill-copper-line' : 'fill-teal-line'} cx="4" cy="30" r="3.5" />
    <circle
      className={ask ? 'fill-paper stroke-copper-line' : 'fill-teal-line'}
      strokeWidth="1.5"
      cx="108"
      cy="30"
      r="3.5"
    />
  </svg>
)

const drops = [52, 124, 196, 268] as const

/** The same ties on narrow screens, where the draft stands below the message: hangers, straight down. */
export const QuoteHangers = ({ asks }: { asks: readonly boolean[] }) => (
  <svg aria-hidden="true" viewBox="0 0 320 56" className="drawing mx-auto w-full max-w-80">
    {drops.map((x, index) => {
      const ask = asks[index] === true
      return (
        <g key={x}>
          <path
            className={ask ? 'stroke-copper-line' : 'stroke-teal-line'}
            strokeWidth="1.75"
            strokeDasharray={ask ? '2 5' : undefined}
            d={`M${x} 6v44`}
          />
          <circle className={ask ? 'fill-copper-line' : 'fill-teal-line'} cx={x} cy="6" r="3.5" />
          <circle
            className={ask ? 'fill-paper stroke-copper-line' : 'fill-teal-line'}
            strokeWidth="1.5"
            cx={x}
            cy="50"
            r="3.5"
          />
        </g>
      )
    })}
  </svg>
)
