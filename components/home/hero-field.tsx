'use client'

import { useEffect, useRef } from 'react'
import { startField } from './start-field'

/**
 * Nodes on chains beside the arch, alive. Until it runs the illustration's own still net is there; it never lies behind words.
 */
export function HeroField() {
  const ref = useRef<HTMLCanvasElement>(null)
  useEffect(() => (ref.current ? startField(ref.current) : undefined), [])
  return (
    <div data-island="hero-field" aria-hidden="true" className="hero-field">
      <canvas ref={ref} className="absolute -z-1 w-0 print:hidden" />
    </div>
  )
}
