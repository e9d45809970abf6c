'use client'

import { useEffect } from 'react'

/** Loads a script once React has hydrated the page. Only for development: exported documents are never hydrated. */
export function AfterHydration({ src }: { src: string }) {
  useEffect(() => {
    const script = document.createElement('script')
    script.type = 'module'
    script.src = src
    document.head.append(script)
  }, [src])
  return null
}
