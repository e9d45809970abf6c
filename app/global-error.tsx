'use client'

import { ErrorMessage } from '@/components/system/error-message'

export default function GlobalError({ error, reset }: { error: Error & { digest?: string }; reset: () => void }) {
  return (
    <html lang="en">
      <body>
        <ErrorMessage error={error} retry={reset} />
      </body>
    </html>
  )
}
