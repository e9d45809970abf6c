import { type ComponentProps, useId } from 'react'

const controlClass =
  'field mt-1.5 block w-full rounded-control border border-field bg-paper px-3.5 py-2.5 text-body text-ink transition-colors hover:border-ink focus:border-teal focus:outline-2 focus:outline-offset-0 focus:outline-teal disabled:border-rule-2 disabled:bg-stone'

interface Labelled {
  label: string
  /** A word after the label, such as “optional”. */
  note?: string
}

interface FieldProps extends ComponentProps<'input'>, Labelled {
  /** A sentence below the field; a description rather than part of the name, so that the name stays short. */
  hint?: string
  /** The id of another text that describes it. */
  describedBy?: string
  /** Taller, for a form with few fields on a page without other content. */
  large?: boolean
}

/** A text field with its visible label above it. */
export const Field = ({ label, note, hint, describedBy, large = false, className = '', id, ...props }: FieldProps) => {
  const ownId = useId()
  const fieldId = id ?? ownId
  const hintId = hint && `${fieldId}-hint`
  const described = [hintId, describedBy].filter(Boolean).join(' ')
  return (
    <div className={className}>
      <FieldLabel field={fieldId} label={label} note={note} />
      <input
        id={fieldId}
        aria-describedby={described || undefined}
        className={`${controlClass} ${large ? 'min-h-13' : 'min-h-11'}`}
        {...props}
      />
      {hint && (
        <p id={hintId} className="mt-1 text-note text-ink-2">
          {hint}
        </p>
      )}
    </div>
  )
}

/** A field for several lines of text with its visible label above it. */
export const TextArea = ({ label, note, className = '', id, ...props }: ComponentProps<'textarea'> & Labelled) => {
  const ownId = useId()
  const fieldId = id ?? ownId
  return (
    <div className={className}>
      <FieldLabel field={fieldId} label={label} note={note} />
      <textarea id={fieldId} className={controlClass} {...props} />
    </div>
  )
}

const FieldLabel = ({ field, label, note }: Labelled & { field: string }) => (
  <label htmlFor={field} className="text-small font-semibold">
    {`${label} `}
    {note && <span className="font-normal text-ink-2">{`(${note})`}</span>}
  </label>
)
