import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Field, TextArea } from '@/components/ui/field'
import type { Fields } from '@/lib/content/collections'
import { routes } from '@/lib/routes'

/**
 * Replaces a provider's form until the owner sets one. The fields have no names, so submitting sends nothing to the thank-you
 * page, which opens in the whole window as with real providers. It fills its frame; opened in a window, which is taller than any
 * frame, it begins at the top below its heading and is a card where the window is wide enough.
 */
export const DemoForm = ({ copy }: { copy: Fields<'demoFormPage'> }) => (
  <form
    action={routes.thankYou.path}
    target="_top"
    data-enhance="form-frame"
    aria-labelledby="demo-form"
    className="mx-auto grid min-h-dvh lg:max-w-[46rem] grid-rows-[auto_auto_auto_1fr_auto] gap-3.5 bg-card p-2 [@media(height>=36rem)]:content-start [@media(height>=36rem)]:grid-rows-none [@media(height>=36rem)]:p-5 [@media(height>=36rem)]:pt-10 lg:my-16 lg:min-h-0 lg:rounded-panel lg:border lg:border-rule-2 lg:p-10! lg:shadow-float"
  >
    <h1 id="demo-form" className="sr-only text-title [@media(height>=36rem)]:not-sr-only lg:not-sr-only">
      {copy.head.heading}
    </h1>
    <Card as="p" look="copper" corner="control" className="px-3.5 py-2 text-note text-copper">
      {copy.notice}
    </Card>
    <Field label={copy.nameLabel} type="text" autoComplete="name" required className="flex flex-col" />
    <Field label={copy.emailLabel} type="email" autoComplete="email" required className="flex flex-col" />
    <TextArea label={copy.messageLabel} note={copy.optional} rows={2} className="flex flex-col *:last:grow" />
    <Button type="submit" look="outline" className="mt-2.5 w-full">
      {copy.submitLabel}
    </Button>
  </form>
)
