import { expect, type Locator, type Page } from '@playwright/test'
import { page as copyOf, roi } from '@/lib/build/content'
import { answerEach, takesSeveral } from '@/lib/roi/options'
import { type Contact, progressOf } from '@/lib/roi/wizard'
import { roiDataPath, routes } from '@/lib/routes'
import { fillTemplate } from '@/lib/text/fill-template'
import { formatDollars } from '@/lib/text/money'
import { serveEdited } from '../support/edited-page'
import { boxOf } from '../support/layout'

const roiCalculatorPage = copyOf('roiCalculator')

const inputOf = (option: string): string => `input[value="${option}"]`
const heardOf = ({ label = '', spoken = label }: { label?: string; spoken?: string } = {}) => spoken

export const contact: Contact = { name: 'Dana Keller', email: 'dana@keller.example', role: 'Owner' }

/** Answers to all questions: the second option of each, or the first two where several can be chosen. */
export const answers = answerEach(roi.questions, (question) =>
  question.options.slice(takesSeveral(question) ? 0 : 1, 2).map(({ key }) => key),
)

/** The questions that have options, with those that are chosen. */
export const choices = roi.questions.map((question) => ({ question, chosen: answers[question.key] ?? [] }))

const goal = roi.questions.find(({ use }) => use === 'factor')
const people = roi.questions.find(({ use }) => use === 'people')

/** The numbers of an option in the example, by its place: whichever factor is not chosen is 1 for a goal, and 1.2 for an area. */
const numbersOf = ({ key, use }: (typeof roi.questions)[number], index: number): object => {
  if (use === 'people') return { headcount: 10 * (index + 1) }
  if (use === 'areas') return { factor: index === 0 ? 1.1 : 1.2 }
  return use === 'factor' ? { factor: key === goal?.key && index === 1 ? 1.1 : 1 } : {}
}

/** The calculator's content with round numbers, from which the amounts below were worked out by hand. */
const exampleRoi = {
  ...roi,
  questions: roi.questions.map((question) => ({
    ...question,
    options: question.options.map((option, index) => ({ ...option, ...numbersOf(question, index) })),
  })),
  assumptions: { ...roi.assumptions, baseFigures: { default: 10, rules: [] }, weeksPerYear: 50, efficiencyBase: 20 },
}

/** What the page shows for the answers: a base figure of 10 × 20 people × 50 weeks × 1.1 × 1.15, 10 × 20 ÷ 100 tens of hours, and 20 % × 1.15. */
export const result = {
  costSavings: fillTemplate(roi.result.costSavings, { amount: formatDollars(goal ? 12_650 : 11_500) }),
  timeSaved: fillTemplate(roi.result.timeSaved, { amount: '20' }),
  efficiencyGain: fillTemplate(roi.result.efficiencyGain, { amount: '23' }),
  /** The factors of the savings as they are shown, by the use of their question. */
  factors: { time: '10', people: '20', factor: '1.1', areas: '1.15' },
  own: formatDollars(goal ? 12_650 : 11_500),
  /** With the smallest team, of 10 people, whose difference is the greatest of the other answers. */
  farthest: {
    name: fillTemplate(people?.effect ?? '', { answer: heardOf(people?.options[0]) }),
    savings: formatDollars(goal ? 6_325 : 5_750),
  },
  /** The team sizes next to the answer, each other answer to the questions that count, and each area alone. */
  others: roi.questions.reduce((sum, { use, options: { length } }) => {
    if (use === undefined) return sum
    return sum + (use === 'areas' ? length : Math.min(use === 'people' ? 2 : length, length - 1))
  }, 0),
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

  async fillContact({ name, email, role }: Contact = contact) {
    await this.field('name').fill(name)
    await this.field('email').fill(email)
    await this.field('role').fill(role)
  }

  async expectStep(step: number) {
    await expect(
      this.form.getByText(fillTemplate(roi.labels.step, { step, steps: roi.questions.length + 1 })),
    ).toBeVisible()
    await expect(this.progress).toHaveAttribute('aria-valuenow', String(progressOf(step - 1, roi)))
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

  async choose(options: readonly string[]) {
    for (const option of options) await this.option(option).check()
  }

  /** Answers everything and asks for the result. */
  async answer() {
    await this.fillContact()
    await this.next.click()
    for (const { chosen } of choices) {
      await this.choose(chosen)
      await this.next.click()
    }
  }
}
