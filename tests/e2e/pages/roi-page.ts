import { expect, type Locator, type Page } from '@playwright/test'
import { roi, roiCalculatorPage } from '@/lib/content'
import { fillTemplate } from '@/lib/fill-template'
import { calculateEstimate } from '@/lib/roi/calculate'
import { formatResult } from '@/lib/roi/format'
import { type Choices, optionsOf } from '@/lib/roi/options'
import { type Answers, progressOf, questions, type SingleChoice, singleChoices } from '@/lib/roi/wizard'
import { routes } from '@/lib/routes'
import { boxOf } from '../support/layout'

const inputOf = (label: string): string => `input[value="${label.replaceAll('"', '\\"')}"]`
const labelOf = (question: Choices, index: number): string => optionsOf(question).at(index)?.label ?? ''

const chosen = Object.fromEntries(singleChoices.map((question) => [question, labelOf(roi[question], 1)])) as Record<
  SingleChoice,
  string
>

/** Answers to all questions: the second option of each that asks for one, the first two areas. */
export const answers: Answers = {
  name: 'Dana Keller',
  email: 'dana@keller.example',
  role: 'Owner',
  ...chosen,
  useCases: optionsOf(roi.useCases)
    .slice(0, 2)
    .map(({ label }) => label),
}

/** The answers to the questions that take one option, in order. */
export const choices = Object.values(chosen)

/** The figures that the page shows for these answers. */
export const resultOf = (given: Answers) => formatResult(calculateEstimate(given, roi), roi.result)

/** The calculator page as a visitor uses it. */
export class RoiPage {
  readonly calculator: Locator
  readonly form: Locator
  readonly question: Locator
  /** The form's only button, whatever its label is. */
  readonly next: Locator
  readonly progress: Locator
  readonly report: Locator
  /** The rotating panel beside the questions. */
  readonly panel: Locator
  readonly quotes: Locator
  readonly dots: Locator

  constructor(readonly page: Page) {
    this.calculator = page.locator('#roi-calculator')
    this.form = this.calculator.locator('form')
    this.question = this.form.getByRole('heading', { level: 2 })
    this.next = this.form.locator('button[type=submit]')
    this.progress = this.calculator.getByRole('progressbar')
    this.report = this.calculator.getByRole('article')
    this.panel = this.calculator.getByRole('complementary')
    this.quotes = page.locator('#consultation-form').getByRole('blockquote')
    const { chooseLabel } = roiCalculatorPage.consultation
    this.dots = page.getByRole('navigation', { name: chooseLabel, exact: true }).getByRole('link')
  }

  async open() {
    await this.page.goto(routes.roiCalculator.path)
  }

  field(name: 'name' | 'email' | 'role'): Locator {
    return this.form.locator(`input[name="${name}"]`)
  }

  option(label: string): Locator {
    return this.form.locator(inputOf(label))
  }

  /** The whole row of an option, which can be pressed anywhere. */
  row(label: string): Locator {
    return this.form.locator('label').filter({ has: this.page.locator(inputOf(label)) })
  }

  async fillContact({ name, email, role }: Pick<Answers, 'name' | 'email' | 'role'>) {
    await this.field('name').fill(name)
    await this.field('email').fill(email)
    await this.field('role').fill(role)
  }

  async expectStep(step: number) {
    await expect(this.form.getByText(fillTemplate(roi.labels.step, { step, steps: questions.length }))).toBeVisible()
    await expect(this.progress).toHaveAttribute('aria-valuenow', String(progressOf(step - 1)))
  }

  /** Whether the question is below the sticky header, not under it. */
  async isBelow(header: Locator): Promise<boolean> {
    const [question, bar] = [await boxOf(this.question), await boxOf(header)]
    return question.y >= bar.y + bar.height
  }

  /** Answers everything and asks for the result. */
  async answer(given: Pick<Answers, 'name' | 'email' | 'role'> = answers) {
    await this.fillContact(given)
    await this.next.click()
    for (const option of choices) {
      await this.option(option).check()
      await this.next.click()
    }
    for (const area of answers.useCases) await this.option(area).check()
    await this.next.click()
  }
}
