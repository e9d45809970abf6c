'use client'

import { loadWholeStyles } from '@site/static-documents/whole-styles'
import { useEffect } from 'react'
import { buttonClass } from '@/components/ui/button-class'
import { errorDetail } from '@/lib/error-detail'
import { routes } from '@/lib/routes'
import { markScriptsRunning } from '@/lib/script-state'
import { footerEmail } from './page-frame'

export interface ErrorMessageProps {
  error: Error
  retry: () => void
}

/**
 * The message of an error. Its copy is in the code, since the error may have come from the content. Both apps load it, so it
 * uses the classes of the button but not the component.
 */
export function ErrorMessage({ error, retry }: ErrorMessageProps) {
  const email = footerEmail()
  useEffect(() => {
    markScriptsRunning()
    loadWholeStyles()
  }, [])
  return (
    <div className="page-width section-space" role="alert">
      <h1>Unexpected Application Error!</h1>
      <p className="mt-5 text-lead text-ink-2">{errorDetail(error)}</p>
      <p className="mt-8 flex flex-wrap items-center gap-x-7 gap-y-4">
        <button type="button" onClick={retry} className={buttonClass()}>
          Try again
        </button>
        <a href={routes.home.path} className={buttonClass({ look: 'outline' })}>
          Home
        </a>
        {email && (
          <a href={`mailto:${email}`} className="text-link wrap-anywhere">
            {email}
          </a>
        )}
      </p>
    </div>
  )
}
