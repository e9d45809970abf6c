'use client'

import { useLayoutEffect, useState } from 'react'
import { markScriptsFailed } from '@/lib/script-state'
import { ErrorMessage, type ErrorMessageProps } from './error-message'
import { contentWithoutScripts } from './page-frame'
import { PutBack } from './put-back'

/** What the error boundaries show: the page as it is without scripts where some failed to load, else the error's message. */
export function ErrorContent(props: ErrorMessageProps) {
  const [content] = useState(contentWithoutScripts)
  useLayoutEffect(() => {
    if (content) markScriptsFailed()
  }, [content])
  return content ? <PutBack nodes={content} /> : <ErrorMessage {...props} />
}
