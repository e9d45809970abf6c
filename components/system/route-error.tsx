'use client'

import { ErrorMessage } from './error-message'
import { pageFrame } from './page-frame'

interface RouteErrorProps {
  error: Error
  reset: () => void
}

/** Puts an element of the page back into it. */
const PutBack = ({ element }: { element: Element | null }) => (
  <div
    className="contents"
    ref={(place) => {
      if (element) place?.append(element)
    }}
  />
)

/** An error that replaced the whole page: its message between the page's own header and footer. */
export const RouteError = ({ error, reset }: RouteErrorProps) => (
  <>
    <PutBack element={pageFrame.header} />
    <main>
      <ErrorMessage error={error} retry={reset} />
    </main>
    <PutBack element={pageFrame.footer} />
  </>
)
