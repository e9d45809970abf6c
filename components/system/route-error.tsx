'use client'

import { ErrorContent } from './error-content'
import { pageFrame } from './page-frame'
import { PutBack } from './put-back'

interface RouteErrorProps {
  error: Error
  reset: () => void
}

/** An error that replaced the whole page: its message between the page's own header and footer. */
export const RouteError = ({ error, reset }: RouteErrorProps) => (
  <>
    <PutBack nodes={pageFrame.header} />
    <main>
      <ErrorContent error={error} retry={reset} />
    </main>
    <PutBack nodes={pageFrame.footer} />
  </>
)
