import { render, screen, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { Wizard } from '@/components/roi/wizard'
import { formatDollars } from '@/lib/money'
import { calculateEstimate } from '@/lib/roi/calculate'
import { explainEstimate } from '@/lib/roi/explain'
import { progressChains, savingsLines } from '@/lib/roi/illustrations'
import { optionsOf } from '@/lib/roi/options'
import { roi } from '../../unit/roi/fixture'
import { preferReducedMotion } from './reduced-motion'

const booking = { href: 'https://booking.example/call', newTabLabel: '(opens in a new tab)' }
const wizard = (
  <Wizard
    roi={roi}
    booking={booking}
    pictures={{ industries: [], next: null, email: null }}
    chains={progressChains}
    lines={savingsLines}
    aside={<p>Beside the questions</p>}
    scriptNotice={<p>Needs a script</p>}
  />
)

const optionOf = (question: 'industry' | 'teamSize' | 'timeSpent' | 'primaryGoal') =>
  optionsOf(roi[question])[1]?.label ?? ''
const answers = {
  name: 'Dana',
  email: 'dana@example.com',
  role: '',
  industry: optionOf('industry'),
  teamSize: optionOf('teamSize'),
  timeSpent: optionOf('timeSpent'),
  primaryGoal: optionOf('primaryGoal'),
  useCases: optionsOf(roi.useCases)
    .slice(0, 2)
    .map(({ label }) => label),
}

const field = (name: string) =>
  document.querySelector<HTMLInputElement>(`[name=${name}]`) ?? expect.fail(`There is no field ${name}.`)
const option = (label: string) =>
  [...document.querySelectorAll<HTMLInputElement>('fieldset input')].find(({ value }) => value === label) ??
  expect.fail(`There is no option ${label}.`)

/** Answers all questions, and returns the report. */
const answerAll = async (user: UserEvent) => {
  const next = () => user.click(screen.getByRole('button'))
  await user.type(field('name'), answers.name)
  await user.type(field('email'), answers.email)
  await next()
  for (const label of [answers.industry, answers.teamSize, answers.timeSpent, answers.primaryGoal]) {
    await user.click(option(label))
    await next()
  }
  for (const label of answers.useCases) await user.click(option(label))
  await next()
  return screen.getByRole('article')
}

beforeEach(() => {
  preferReducedMotion(true)
  Element.prototype.scrollIntoView = vi.fn()
})

it('labels its fields, sets their autocomplete values, and announces the position', () => {
  render(wizard)
  const fields = (['name', 'email', 'role'] as const).map((name) =>
    screen.getByLabelText<HTMLInputElement>(roi.contact[name].label, { exact: false }),
  )
  expect(fields.map(({ type, autocomplete, required }) => [type, autocomplete, required])).toEqual([
    ['text', 'name', true],
    ['email', 'email', true],
    ['text', 'organization-title', false],
  ])
  expect(screen.getByRole('group', { name: roi.contact.question })).toBeTruthy()
  expect(screen.getByText('Step 1 of 6').getAttribute('aria-live')).toBe('polite')
  expect(screen.getByRole('progressbar', { name: roi.labels.progress })).toBeTruthy()
})

it('shows the result with how it was calculated, and sends and logs nothing of the visitor', async () => {
  const user = userEvent.setup()
  render(wizard)
  const report = await answerAll(user)
  const estimate = calculateEstimate(answers, roi)
  const { rows, time, efficiency, industry } = explainEstimate(estimate, answers, roi)
  const text = report.textContent?.replace(/\s/g, ' ')
  const contact = `${answers.name}, ${answers.email}`
  const explained = rows.flatMap(({ label, note = '', value, unit }) => [label, note, `${value} ${unit}`])
  for (const part of [time, efficiency, industry, roi.result.note, contact, ...explained]) expect(text).toContain(part)
  expect(text?.split(formatDollars(estimate.estimatedSavings))).toHaveLength(2)
  const chart = within(report).getByRole('img').getAttribute('aria-label')
  expect(chart).toContain(formatDollars(estimate.baseSavings))
  const link = within(report).getByRole('link')
  expect(['href', 'target', 'rel'].map((name) => link.getAttribute(name))).toEqual([
    booking.href,
    '_blank',
    'noopener noreferrer',
  ])

  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  const before = report.innerHTML
  await user.click(screen.getByRole('button', { name: roi.result.email }))
  expect(log).toHaveBeenCalledOnce()
  expect(String(log.mock.calls)).not.toContain(answers.email)
  expect(report.innerHTML).toBe(before)
})
