import type { Page } from '@playwright/test'

/** Records every violation of a policy in a page and its frames, as `directive address`. To be called before it is opened. */
export async function watchViolations(page: Page): Promise<string[]> {
  const violations: string[] = []
  await page.exposeBinding('recordViolation', (_source, violation: string) => void violations.push(violation))
  await page.addInitScript(() =>
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      (window as unknown as { recordViolation: (violation: string) => void }).recordViolation(
        `${effectiveDirective} ${blockedURI}`,
      ),
    ),
  )
  return violations
}
