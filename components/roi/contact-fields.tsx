import type { Roi } from '@/lib/content/schemas/roi'
import type { Answers, ContactField } from '@/lib/roi/wizard'

interface ContactFieldsProps {
  words: Roi['contact']
  optional: string
  answers: Answers
  onWrite: (field: ContactField, value: string) => void
}

const fields = [
  { field: 'name', type: 'text', autoComplete: 'name', required: true, maxLength: 100 },
  { field: 'email', type: 'email', autoComplete: 'email', required: true, maxLength: 254 },
  { field: 'role', type: 'text', autoComplete: 'organization-title', required: false, maxLength: 100 },
] as const

/**
 * Name, e-mail address and role. The fields are uncontrolled, so that what a visitor typed before the page's script ran
 * stays in them; the wizard reads it from the form when it starts.
 */
export const ContactFields = ({ words, optional, answers, onWrite }: ContactFieldsProps) =>
  fields.map(({ field, type, autoComplete, required, maxLength }) => {
    const { label, hint } = words[field]
    return (
      <div key={field} className="mb-2.5">
        <label htmlFor={`roi-${field}`} className="text-small font-semibold">
          {label}
          {!required && <span className="font-normal text-ink-2"> {optional}</span>}
        </label>
        <input
          id={`roi-${field}`}
          name={field}
          type={type}
          autoComplete={autoComplete}
          required={required}
          maxLength={maxLength}
          aria-describedby={hint && `roi-${field}-hint`}
          defaultValue={answers[field]}
          onInput={(event) => onWrite(field, event.currentTarget.value)}
          className="mt-1.5 block min-h-13 w-full rounded-control border border-field bg-paper px-4 transition-colors hover:border-ink-2"
        />
        {hint && (
          <p id={`roi-${field}-hint`} className="mt-1 text-note text-ink-2">
            {hint}
          </p>
        )}
      </div>
    )
  })
