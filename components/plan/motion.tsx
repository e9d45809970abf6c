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
  const { domAnimation } = await import('./motion-features')
  ready = true
  return domAnimation
}

/**
 * Asks for the animations, on the first sign that the visitor is about to use the plan. They never load under reduced
 * motion, and until they have loaded everything simply appears and disappears.
 */
export function wantMotion(): void {
  if (!window.matchMedia('(prefers-reduced-motion: reduce)').matches) announce()
}

/** Where an element starts when it appears: at `from` once the animations are there, in place before that. */
export function useEntrance<From extends object>(from: From): From | false {
  return useState(ready)[0] ? from : false
}

/** Lets the `m` elements inside it move. */
export const Motion = ({ children }: { children: ReactNode }) => (
  <LazyMotion features={loadFeatures} strict>
    {children}
  </LazyMotion>
)

/** The site's settling curve, in seconds. */
export const settle = { duration: 0.24, ease: [0.2, 0.7, 0.1, 1] } as const
