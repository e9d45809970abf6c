import type { Locator, Page } from '@playwright/test'
import { page as copyOf } from '@/lib/build/content'
import type { Job } from '@/lib/content/types'
import { routes } from '@/lib/routes'
import { whenRunning } from '../support/running'

const careersPage = copyOf('careers')

/** The careers page as a visitor uses it. */
export class CareersPage {
  constructor(readonly page: Page) {}

  async open(job?: Job) {
    await this.page.goto(job ? `${routes.careers.path}#${job.id}` : routes.careers.path)
    await whenRunning(this.page)
  }

  /** The button that opens a job. */
  details(job: Job): Locator {
    return this.page.getByRole('button', { name: `${careersPage.detailsLabel} ${job.title}`, exact: true })
  }

  dialog(job: Job): Locator {
    return this.page.getByRole('dialog', { name: job.title, exact: true })
  }
}
