import type { Locator, Page } from '@playwright/test'
import { page as copyOf } from '@/lib/build/content'

const servicesPage = copyOf('services')

const { heading } = servicesPage.comparison

/** A topic of the comparison: the button and the explanation that it opens. */
export interface Explanation {
  button: Locator
  popup: Locator
}

/** The explanation of the comparison's row number `index`, counted from 0. */
export function explanationOf(page: Page, index: number): Explanation {
  const topic = page.getByRole('table', { name: heading }).getByRole('rowheader').nth(index)
  return { button: topic.getByRole('button'), popup: topic.locator('.explanation') }
}
