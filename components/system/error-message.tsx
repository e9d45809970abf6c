'use client'

import { useEffect } from 'react'
import { buttonClass } from '@/components/ui/button-class'
import { errorDetail } from '@/lib/error-detail'

interface ErrorMessageProps {
  error: Error
  retry: () => void
}

/**
 * The last resort when a page breaks in the browser. Its few words stand here and not in the content: whatever broke may
 * have been the content. Every page that runs the framework loads it, so it takes no more of the primitives than their looks.
 */
export function ErrorMessage({ error, retry }: ErrorMessageProps) {
  // The page came with the rules for what it was to show. The sheet with all others lies ready, switched off.
  useEffect(() => {
    for (const sheet of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][disabled]'))
      sheet.disabled = false
  }, [])
  return (
    <main className="page-width section-space" role="alert">
      <h1>Unexpected Application Error!</h1>
      <p className="mt-5 text-lead text-ink-2">{errorDetail(error)}</p>
      <button type="button" onClick={retry} className={buttonClass({ className: 'mt-8' })}>
        Try again
      </button>
    </main>
  )
}
