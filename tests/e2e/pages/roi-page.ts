import { expect, type Locator, type Page } from '@playwright/test'
import { whenLive } from './live'

/** Answers to all six questions, by the words on the page. */
export interface RoiAnswers {
  name: string
  email: string
  role?: string
  industry: string
  teamSize: string
  timeSpent: string
  primaryGoal: string
  useCases: readonly string[]
}

/** A set of answers whose result is known: 150 × 30 × 52 × 1.1 × 1.225 = $315,315. */
export const knownAnswers: RoiAnswers = {
  name: 'Dana Keller',
  email: 'dana@keller.example',
  role: 'Owner',
  industry: 'Healthcare',
  teamSize: '11–50',
  timeSpent: 'Moderate (4–8)',
  primaryGoal: 'Serving more customers with the same staff',
  useCases: ['Customer service automation', 'Sales & marketing automation'],
}

/** The calculator page as a visitor uses it. */
export class RoiPage {
  readonly page: Page
  readonly calculator: Locator
  readonly form: Locator
  readonly question: Locator
  /** The form's one button, whatever it says. */
  readonly next: Locator
  readonly progress: Locator
  readonly report: Locator
  /** The rotating panel beside the questions. */
  readonly panel: Locator
  readonly quotes: Locator
  readonly dots: Locator

  constructor(page: Page) {
    this.page = page
    this.calculator = page.locator('#roi-calculator')
    this.form = this.calculator.locator('form')
    this.question = this.form.getByRole('heading', { level: 3 })
    this.next = this.form.locator('button[type=submit]')
    this.progress = this.calculator.getByRole('progressbar')
    this.report = this.calculator.getByRole('article')
    this.panel = this.calculator.getByRole('complementary')
    this.quotes = page.locator('#consultation-form blockquote')
    this.dots = page.getByRole('navigation', { name: 'Choose a quote' }).getByRole('link')
  }

  /** @param scripts Whether scripts run in this browser. */
  async open(scripts = true) {
    await this.page.goto('/roi-calculator')
    if (scripts) await whenLive(this.page, '#consultation-form nav a')
  }

  option(label: string): Locator {
    return this.form.getByRole('radio', { name: label }).or(this.form.getByRole('checkbox', { name: label }))
  }

  async fillContact({ name, email, role }: Pick<RoiAnswers, 'name' | 'email' | 'role'>) {
    await this.form.getByLabel('Name').fill(name)
    await this.form.getByLabel('Work e-mail').fill(email)
    if (role) await this.form.getByLabel('Role').fill(role)
  }

  async expectStep(step: number) {
    await expect(this.form.getByText(`Step ${step} of 6`)).toBeVisible()
    await expect(this.progress).toHaveAttribute('aria-valuenow', String((step - 1) * 20))
  }

  /** Whether the question stands below the sticky header, not under it. */
  async isBelow(header: Locator): Promise<boolean> {
    const [question, bar] = [await this.question.boundingBox(), await header.boundingBox()]
    return question !== null && bar !== null && question.y >= bar.y + bar.height
  }

  /** Answers every question up to the last and stays there. */
  async answerUpToTheLast(answers: RoiAnswers) {
    await this.fillContact(answers)
    await this.next.click()
    for (const option of [answers.industry, answers.teamSize, answers.timeSpent, answers.primaryGoal]) {
      await this.option(option).check()
      await this.next.click()
    }
  }

  /** Answers everything and asks for the result. */
  async answer(answers: RoiAnswers) {
    await this.answerUpToTheLast(answers)
    for (const area of answers.useCases) await this.option(area).check()
    await this.next.click()
  }
}
