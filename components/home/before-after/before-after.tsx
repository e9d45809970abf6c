import type { Fields } from '@/lib/content/collections'
import { AfterPanel } from './after-panel'
import { BeforePanel } from './before-panel'
import { ChainTightener } from './chain-tightener'

interface BeforeAfterProps {
  copy: Fields<'homePage'>['problem']
}

/**
 * The same business before and after. The switch is two radio buttons and the style sheet does the rest, so it works
 * without a script; the script only draws the chains tight.
 */
export const BeforeAfter = ({ copy }: BeforeAfterProps) => {
  const states = [
    { value: 'before', label: copy.before.label },
    { value: 'after', label: copy.after.label },
  ]
  return (
    <fieldset className="ba">
      <legend className="sr-only">{copy.switchLabel}</legend>
      {states.map(({ value }, i) => (
        <input
          key={value}
          type="radio"
          name="before-after"
          id={`show-${value}`}
          value={value}
          defaultChecked={i === 0}
          className={`ba-input ba-input-${value}`}
        />
      ))}
      <div className="ba-switch">
        {states.map(({ value, label }) => (
          <label key={value} htmlFor={`show-${value}`} className={`ba-label ba-label-${value}`}>
            {label}
          </label>
        ))}
      </div>
      <div className="ba-stage">
        <div className="ba-room">
          <BeforePanel copy={copy.before} />
          <AfterPanel copy={copy.after} />
          <ChainTightener />
        </div>
      </div>
    </fieldset>
  )
}
