import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

const prefersStillness = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * Lets each new question move in. framer-motion (its small version, 3 KB) is fetched when the visitor first answers, and
 * never under reduced motion; until it is there, or without it, the questions simply change in place.
 */
export function useEntrance(step: number, answered: boolean): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null)
  const enter = useRef<(step: HTMLElement) => void>(undefined)
  const shownStep = useRef(step)

  useEffect(() => {
    if (!answered || prefersStillness()) return
    import('./enter-step').then(
      ({ enterStep }) => {
        enter.current = enterStep
      },
      () => undefined,
    )
  }, [answered])

  // Before the browser paints, or the question would flash in its place first.
  useLayoutEffect(() => {
    if (shownStep.current === step) return
    shownStep.current = step
    if (element.current && !prefersStillness()) enter.current?.(element.current)
  }, [step])

  return element
}
