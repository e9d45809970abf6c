import type { Page } from '@playwright/test'

/** Exceptions of a page and errors in its console from now on, which violations of its policy are too. */
export function watchProblems(page: Page): readonly string[] {
  const problems: string[] = []
  page.on('pageerror', ({ message }) => problems.push(message))
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
  return problems
}
