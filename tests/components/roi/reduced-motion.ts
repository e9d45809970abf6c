import { vi } from 'vitest'

/** Sets whether the visitor prefers reduced motion. */
export const preferReducedMotion = (reduced: boolean) =>
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      ({
        matches: reduced && media.includes('reduce'),
        media,
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }) as unknown as MediaQueryList,
  )
