import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'

/** The index of the item to show, the next one every `interval` ms while `running`, and a function that shows the next one. */
export function useRotation(count: number, interval: number, running: boolean): [index: number, turn: () => void] {
  const [index, setIndex] = useState(0)
  const turn = useCallback(() => setIndex((before) => (before + 1) % count), [count])
  useEffect(() => {
    if (!running) return
    const timer = setInterval(turn, interval)
    return () => clearInterval(timer)
  }, [turn, interval, running])
  return [index, turn]
}

const reducedMotion = '(prefers-reduced-motion: reduce)'

const watchMotion = (changed: () => void) => {
  const query = window.matchMedia(reducedMotion)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

const watchVisibility = (changed: () => void) => {
  document.addEventListener('visibilitychange', changed)
  return () => document.removeEventListener('visibilitychange', changed)
}

/** Whether content may rotate: not under reduced motion, and not in a hidden tab. */
export function useMayMove(): boolean {
  const still = useSyncExternalStore(
    watchMotion,
    () => window.matchMedia(reducedMotion).matches,
    () => true,
  )
  const hidden = useSyncExternalStore(
    watchVisibility,
    () => document.hidden,
    () => true,
  )
  return !still && !hidden
}
