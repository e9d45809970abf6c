import { afterEach, vi } from 'vitest'

// What a test replaces does not reach the next one, since test files share modules.
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.useRealTimers()
})
