import { Button } from '@/components/ui/button'
import { Field, TextArea } from '@/components/ui/field'
import { routes } from '@/lib/routes'

interface DemoFormProps {
  words: {
    heading: string
    notice: string
    nameLabel: string
    emailLabel: string
    messageLabel: string
    optional: string
    submitLabel: string
  }
}

/**
 * Stands in for a provider's form until the owner sets one. The fields have no names, so submitting carries nothing to
 * the thank-you page, which opens in the whole window as real providers do.
 */
export const DemoForm = ({ words }: DemoFormProps) => (
  <form action={routes.thankYou.path} target="_top" className="grid min-h-dvh content-start gap-3.5 bg-card p-2">
    <h1 className="sr-only">{words.heading}</h1>
    <p className="rounded-control bg-copper-wash px-3.5 py-2 text-note text-copper">{words.notice}</p>
    <Field label={words.nameLabel} autoComplete="name" required />
    <Field label={words.emailLabel} type="email" autoComplete="email" required />
    <TextArea label={words.messageLabel} note={words.optional} rows={2} />
    <Button type="submit" className="w-full">
      {words.submitLabel}
    </Button>
  </form>
)
