'use client'

import { loadWholeStyles } from '@site/static-documents/whole-styles'
import { useEffect, useLayoutEffect, useState } from 'react'
import { buttonClass } from '@/components/ui/button-class'
import { markScriptsFailed, markScriptsRunning } from '@/lib/browser/script-state'
import { routes } from '@/lib/routes'
import { contentWithoutScripts, footerEmail } from './page-frame'
import { PutBack } from './put-back'

/** What the error boundaries show: the page as it is without scripts where some failed to load, else the error's message. */
export function ErrorContent(props: ErrorMessageProps) {
  const [content] = useState(contentWithoutScripts)
  useLayoutEffect(() => {
    if (content) markScriptsFailed()
  }, [content])
  return content ? <PutBack nodes={content} /> : <ErrorMessage {...props} />
}

/** The text that an error boundary shows: the status of a failed request if the error has one, else its message. */
export function errorDetail(error: Error & { status?: number; statusText?: string }): string {
  if (error.status) return [error.status, error.statusText].filter(Boolean).join(' ')
  return error.message
}

interface ErrorMessageProps {
  error: Error
  retry: () => void
}

/**
 * The message of an error. Its copy is in the code, since the error may have come from the content. Both apps load it, so it
 * uses the classes of the button but not the component.
 */
function ErrorMessage({ error, retry }: ErrorMessageProps) {
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
          <a href={`mailto:${email}`} data-event="Mail link" className="text-link wrap-anywhere">
            {email}
          </a>
        )}
      </p>
    </div>
  )
}
