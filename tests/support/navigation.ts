import { vi } from 'vitest'

/** Sets how the visitor came to the document, such as `reload`, until mocks are restored. */
export const stubNavigation = (type: string) =>
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as unknown as PerformanceEntry])
