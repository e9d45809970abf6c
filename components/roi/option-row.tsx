import type { ReactNode } from 'react'
import { NoBreakAnswer } from './no-break-answer'

interface OptionRowProps {
  type: 'radio' | 'checkbox'
  name: string
  value: string
  label: string
  /** Heard in place of the label. */
  spoken?: string
  hint?: string
  /** A small icon at the end of the row. */
  picture?: ReactNode
  checked: boolean
  onChange: () => void
}

const rowClass =
  'flex @max-[11rem]:flex-wrap @max-[11rem]:justify-between min-h-14 lg:min-h-12 cursor-pointer items-center gap-[min(1rem,5vw)] rounded-control border border-field px-[min(1rem,5vw)] @max-[11rem]:px-2 py-2.5 lg:py-2 transition-colors hover:bg-stone has-checked:border-teal has-checked:bg-teal-wash has-checked:ring-1 has-checked:ring-teal has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-teal forced-colors:has-checked:outline-2'

const markClass =
  'grid size-[1.375rem] shrink-0 place-items-center border-[1.5px] border-field bg-card peer-checked:border-teal forced-colors:hidden'

/** One answer as a bordered row around a native radio button or checkbox. */
export const OptionRow = ({ type, name, value, label, spoken, hint, picture, checked, onChange }: OptionRowProps) => (
  <label className={rowClass}>
    <input
      type={type}
      name={name}
      value={value}
      checked={checked}
      onChange={onChange}
      className="peer absolute z-10 size-[1.375rem] opacity-0 forced-colors:static forced-colors:opacity-100"
    />
    <Mark type={type} />
    {/* Where the text is very large it takes a line of its own below the mark. */}
    <span className="min-w-0 flex-1 wrap-anywhere @max-[11rem]:order-last @max-[11rem]:basis-full @max-[11rem]:hyphens-auto">
      <span className="block text-balance font-semibold leading-snug">
        <NoBreakAnswer text={label} spoken={spoken} />
      </span>
      {hint && <span className="mt-0.5 block text-balance text-small text-ink-2">{hint}</span>}
    </span>
    {picture}
  </label>
)

const Mark = ({ type }: { type: 'radio' | 'checkbox' }) =>
  type === 'radio' ? (
    <span aria-hidden="true" className={`${markClass} rounded-full *:opacity-0 peer-checked:*:opacity-100`}>
      {/* A border, since browsers do not print backgrounds. */}
      <span className="size-3 rounded-full border-6 border-teal" />
    </span>
  ) : (
    <span
      aria-hidden="true"
      className={`${markClass} rounded-[4px] text-on-teal *:opacity-0 peer-checked:bg-teal peer-checked:*:opacity-100`}
    >
      <svg
        viewBox="0 0 14 14"
        width="14"
        height="14"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        aria-hidden="true"
      >
        <path d="M2.5 7.5 5.5 10.5 11.5 4" strokeLinecap="round" strokeLinejoin="round" />
      </svg>
    </span>
  )
