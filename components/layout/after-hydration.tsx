'use client'

import { useEffect } from 'react'

/** Loads a script once React has hydrated the page. Only for development: exported documents are never hydrated. */
export function AfterHydration({ src }: { src: string }) {
  useEffect(() => void import(/* turbopackIgnore: true */ src), [src])
  return null
}
