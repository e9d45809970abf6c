import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

const prefersReducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * Animates the entrance of each new question. framer-motion (its mini version, 3 KB) loads when the visitor first answers, and
 * never under reduced motion; until it has loaded, questions change without an animation.
 */
export function useEntrance(step: number, answered: boolean): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null)
  const enter = useRef<(step: HTMLElement) => void>(undefined)
  const shownStep = useRef(step)

  useEffect(() => {
    if (!answered || prefersReducedMotion()) return
    import('./enter-step').then(
      ({ enterStep }) => {
        enter.current = enterStep
      },
      () => undefined,
    )
  }, [answered])

  // In a layout effect, so that the question is not painted in its final place first.
  useLayoutEffect(() => {
    if (shownStep.current === step) return
    shownStep.current = step
    if (element.current && !prefersReducedMotion()) enter.current?.(element.current)
  }, [step])

  return element
}
