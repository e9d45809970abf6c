'use client'

import { LazyMotion } from 'framer-motion'
import { type ReactNode, useState } from 'react'

let ready = false
let announce: () => void = () => {}
const wanted = new Promise<void>((resolve) => {
  announce = resolve
})

const loadFeatures = async () => {
  await wanted
  try {
    const { domAnimation } = await import('./motion-features')
    ready = true
    return domAnimation
  } catch (error) {
    // Without a connection nothing moves: the promise stays pending.
    console.warn(error)
    return new Promise<never>(() => {})
  }
}

/**
 * Loads the animations when the visitor first reaches for the plan. They never load under reduced motion, and until they
 * have loaded everything appears and disappears without a transition.
 */
export function wantMotion(): void {
  if (!window.matchMedia('(prefers-reduced-motion: reduce)').matches) announce()
}

/** The initial state of an element that appears: `from` if the animations have loaded, else its final state. */
export function useEntrance<From extends object>(from: From): From | false {
  return useState(ready)[0] ? from : false
}

/** Animates the `m` elements inside it once the features have loaded. */
export const Motion = ({ children }: { children: ReactNode }) => (
  <LazyMotion features={loadFeatures} strict>
    {children}
  </LazyMotion>
)

/** The site's settling curve, in seconds. */
export const settle = { duration: 0.24, ease: [0.2, 0.7, 0.1, 1] } as const
