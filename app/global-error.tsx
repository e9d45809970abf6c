'use client'

import { ErrorMessage } from '@/components/system/error-message'

export default function GlobalError({ error, reset }: { error: Error & { digest?: string }; reset: () => void }) {
  return (
    <html lang="en">
      <body>
        <main>
          <ErrorMessage error={error} retry={reset} />
        </main>
      </body>
    </html>
  )
}
