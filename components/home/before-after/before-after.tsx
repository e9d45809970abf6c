import { movingLines } from '@/components/enhancements/parts'
import type { Fields } from '@/lib/content/collections'
import { AfterPanel } from './after-panel'
import { BeforePanel } from './before-panel'

interface BeforeAfterProps {
  copy: Fields<'homePage'>['problem']
}

/**
 * The same business before and after. The switch is two radio buttons and the style sheet shows the chosen side, so it works
 * without a script; a script only animates the chains.
 */
export const BeforeAfter = ({ copy }: BeforeAfterProps) => {
  const states = [
    { value: 'before', label: copy.before.label },
    { value: 'after', label: copy.after.label },
  ]
  return (
    <fieldset data-enhance="chain-tightener" className="ba relative z-2 min-w-0">
      <legend className="sr-only">{copy.switchLabel}</legend>
      {states.map(({ value }, i) => (
        <input
          key={value}
          type="radio"
          name="before-after"
          id={`show-${value}`}
          value={value}
          defaultChecked={i === 0}
          className={`ba-input ba-input-${value} absolute h-14 w-[min(8.5rem,50%)] opacity-0 ${i === 0 ? 'right-1/2' : 'left-1/2'}`}
        />
      ))}
      <div className="ba-switch relative z-2 mx-auto -mb-7 grid w-max min-w-[min(17rem,100%-2.5rem)] max-w-[calc(100%-2.5rem)] grid-cols-2 rounded-plate border border-rule-2 bg-card p-1 print:hidden">
        {states.map(({ value, label }) => (
          <label
            key={value}
            htmlFor={`show-${value}`}
            className={`ba-label ba-label-${value} relative grid min-h-11.5 place-items-center px-3 text-center font-semibold leading-tight`}
          >
            {label}
          </label>
        ))}
      </div>
      <div className="ba-stage overflow-clip border-t border-rule-2">
        <div className="@container relative mx-auto grid w-[min(100%-2*var(--spacing-gutter),75rem)] pt-11 pb-6 sm:pb-10 print:block">
          <BeforePanel copy={copy.before} />
          <AfterPanel copy={copy.after} />
          <MovingChains />
        </div>
      </div>
    </fieldset>
  )
}

/** The width and the color of each line. Loose ends are open rings until they are connected. */
const looks = {
  chain: [2, 'stroke-current'],
  joints: [4, 'stroke-current'],
  'held-ends': [9, 'stroke-current'],
  'loose-ends': [10.5, 'stroke-copper-line'],
  'loose-centers': [7.5, 'stroke-stone'],
} as const

/** The chains between the two states, hidden except while components/enhancements/chain-tightener.ts moves them. */
const MovingChains = () => (
  <svg
    aria-hidden="true"
    data-part="moving-chains"
    fill="none"
    strokeLinecap="round"
    className="ba-live pointer-events-none absolute inset-x-0 top-11 w-full overflow-visible"
  >
    {movingLines.map((line) => (
      <path key={line} data-part={line} strokeWidth={looks[line][0]} className={looks[line][1]} />
    ))}
  </svg>
)
