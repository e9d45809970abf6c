'use client'

import { ErrorMessage } from '@/components/system/error-message'

export default function RouteError({ error, reset }: { error: Error & { digest?: string }; reset: () => void }) {
  return (
    <main>
      <ErrorMessage error={error} retry={reset} />
    </main>
  )
}
