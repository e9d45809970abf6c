import { Field } from '@/components/ui/field'
import type { Roi } from '@/lib/content/collections/roi'
import { type Contact, type ContactField, isFilled } from '@/lib/roi/wizard'

interface ContactFieldsProps {
  copy: Roi['contact']
  optional: string
  contact: Contact
  /** The id of the text that says what is missing, once it is. */
  missingId?: string
  onWrite: (field: ContactField, value: string) => void
}

const fields = [
  { field: 'name', type: 'text', autoComplete: 'name', required: true, maxLength: 300 },
  { field: 'email', type: 'email', autoComplete: 'email', required: true, maxLength: 254 },
  { field: 'role', type: 'text', autoComplete: 'organization-title', required: false, maxLength: 100 },
] as const

/**
 * Name, e-mail address and role. The fields are uncontrolled, so that text typed before hydration stays in them; the wizard
 * reads it from the form on mount. Only an empty field is called invalid: the form of an address is not checked.
 */
export const ContactFields = ({ copy, optional, contact, missingId, onWrite }: ContactFieldsProps) =>
  fields.map(({ field, required, ...input }) => {
    const { label, hint } = copy[field]
    const isMissing = missingId !== undefined && required && !isFilled(contact[field])
    return (
      <Field
        key={field}
        {...input}
        id={`roi-${field}`}
        name={field}
        label={label}
        note={required ? undefined : optional}
        hint={hint}
        required={required}
        aria-invalid={isMissing}
        describedBy={isMissing ? missingId : undefined}
        large
        defaultValue={contact[field]}
        onInput={(event) => onWrite(field, event.currentTarget.value)}
        className="mb-2.5"
      />
    )
  })
