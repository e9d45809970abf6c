import type { ComponentProps } from 'react'

const controlClass =
  'mt-1.5 block w-full rounded-control border border-field bg-paper px-3.5 py-2.5 text-body text-ink transition-colors hover:border-ink focus:border-teal focus:outline-2 focus:outline-offset-0 focus:outline-teal disabled:border-rule-2 disabled:bg-stone'

interface Labelled {
  label: string
  /** A word after the label, such as “optional”. */
  note?: string
  hint?: string
}

/** A text field with its visible label above it. */
export const Field = ({ label, note, hint, className = '', ...props }: ComponentProps<'input'> & Labelled) => (
  <label className={`block ${className}`}>
    <FieldLabel label={label} note={note} />
    <input className={`${controlClass} min-h-11`} {...props} />
    {hint && <span className="mt-1.5 block text-small text-ink-2">{hint}</span>}
  </label>
)

/** A field for several lines of text with its visible label above it. */
export const TextArea = ({ label, note, className = '', ...props }: ComponentProps<'textarea'> & Labelled) => (
  <label className={`block ${className}`}>
    <FieldLabel label={label} note={note} />
    <textarea className={controlClass} {...props} />
  </label>
)

const FieldLabel = ({ label, note }: Labelled) => (
  <span className="text-small font-semibold">
    {label} {note && <span className="font-normal text-ink-2">({note})</span>}
  </span>
)
