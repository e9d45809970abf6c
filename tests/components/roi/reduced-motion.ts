import { vi } from 'vitest'

/** Makes the browser say whether its visitor prefers reduced motion. */
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
