import { expect, type Locator, type Page } from '@playwright/test'
import { page as copyOf, roi } from '@/lib/build/content'
import type { Choices } from '@/lib/roi/options'
import { type Answers, progressOf, questions, type SingleChoice, singleChoices } from '@/lib/roi/wizard'
import { roiDataPath, routes } from '@/lib/routes'
import { fillTemplate } from '@/lib/text/fill-template'
import { formatDollars } from '@/lib/text/money'
import { serveEdited } from '../support/edited-page'
import { boxOf } from '../support/layout'

const roiCalculatorPage = copyOf('roiCalculator')

const inputOf = (option: string): string => `input[value="${option}"]`
const second = ({ options }: Choices): string => Object.keys(options)[1] ?? ''

const heardOf = ({ label = '', spoken = label }: { label?: string; spoken?: string } = {}) => spoken

const chosen = Object.fromEntries(singleChoices.map((question) => [question, second(roi[question])])) as Record<
  SingleChoice,
  string
>

/** Answers to all questions: the second option of each that asks for one, the first two areas. */
export const answers: Answers = {
  name: 'Dana Keller',
  email: 'dana@keller.example',
  role: 'Owner',
  ...chosen,
  areas: Object.keys(roi.areas.options).slice(0, 2),
}

/** The answers to the questions that take one option, in order. */
export const choices = Object.values(chosen)

const withNumbers = <Question extends Choices>(question: Question, numbers: (index: number) => object) => {
  const options = Object.entries(question.options).map(([name, option], index) => [
    name,
    { ...option, ...numbers(index) },
  ])
  return { ...question, options: Object.fromEntries(options) }
}

/** The calculator's content with round numbers, from which the amounts below were worked out by hand. */
const exampleRoi = {
  ...roi,
  teamSize: withNumbers(roi.teamSize, (index) => ({ headcount: 10 * (index + 1) })),
  primaryGoal: withNumbers(roi.primaryGoal, (index) => ({ factor: (10 + index) / 10 })),
  areas: withNumbers(roi.areas, (index) => ({ factor: (11 + index) / 10 })),
  assumptions: { ...roi.assumptions, baseFigures: { default: 10, rules: [] }, weeksPerYear: 50, efficiencyBase: 20 },
}

/** What the page shows for the answers: a base figure of 10 × 20 people × 50 weeks × 1.1 × 1.15, 10 × 20 ÷ 100 tens of hours, and 20 % × 1.15. */
export const result = {
  costSavings: fillTemplate(roi.result.costSavings, { amount: formatDollars(12_650) }),
  timeSaved: fillTemplate(roi.result.timeSaved, { amount: '20' }),
  efficiencyGain: fillTemplate(roi.result.efficiencyGain, { amount: '23' }),
  /** The factors of the savings as they are shown. */
  factors: ['10', '20', '50', '1.1', '1.15'],
  own: formatDollars(12_650),
  /** With the smallest team, of 10 people, whose difference is the greatest of the other answers. */
  farthest: { answer: heardOf(Object.values(roi.teamSize.options)[0]), savings: formatDollars(6_325) },
  /** The two team sizes next to the answer, each other answer to two questions, and each area alone. */
  others: 2 + 3 + 4 + 6,
}

/** Serves the calculator, and what other pages read of it, with the numbers of the example. React reports that the markup has others. */
export async function serveExample(page: Page): Promise<void> {
  const signs = { '&': '\\u0026', '<': '\\u003c', '>': '\\u003e' }
  const inData = (value: object) =>
    JSON.stringify(JSON.stringify(value))
      .slice(1, -1)
      .replace(/[&<>]/g, (sign) => signs[sign as keyof typeof signs])
  await page.route(`**${roiDataPath}`, (route) => route.fulfill({ json: exampleRoi }))
  await serveEdited(page, routes.roiCalculator.path, (html) =>
    html.replace(inData(roi), () => inData(exampleRoi)).replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, ''),
  )
}

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

  option(name: string): Locator {
    return this.form.locator(inputOf(name))
  }

  /** The whole row of an option, which can be pressed anywhere. */
  row(option: string): Locator {
    return this.form.locator('label').filter({ has: this.page.locator(inputOf(option)) })
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

  /** Loads the page again, which leads to the first question and its entry in the history. */
  async reload() {
    await this.page.reload()
    // The way back through the history replaces the page while it is asked.
    await expect(async () => expect(await this.page.evaluate(() => history.state?.roiStep)).toBe(0)).toPass()
    await this.expectStep(1)
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
    for (const area of answers.areas) await this.option(area).check()
    await this.next.click()
  }
}
