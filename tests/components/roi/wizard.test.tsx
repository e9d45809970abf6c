import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Wizard } from '@/components/roi/wizard'
import { fillTemplate } from '@/lib/fill-template'
import { calculateEstimate } from '@/lib/roi/calculate'
import { explainEstimate } from '@/lib/roi/explain'
import { formatDollars, formatResult } from '@/lib/roi/format'
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

const next = () =>
  document.querySelector<HTMLButtonElement>('button[type=submit]') ?? expect.fail('There is no button.')
const field = (name: string, root: ParentNode = document) =>
  root.querySelector<HTMLInputElement>(`[name=${name}]`) ?? expect.fail(`There is no field ${name}.`)
const option = (label: string) =>
  [...document.querySelectorAll<HTMLInputElement>('fieldset input')].find(({ value }) => value === label) ??
  expect.fail(`There is no option ${label}.`)
const heading = () => screen.getByRole('heading', { level: 2 })
const position = (step: number) => fillTemplate(roi.labels.step, { step, steps: 6 })

let user: UserEvent
const fillContact = async () => {
  await user.type(field('name'), answers.name)
  await user.type(field('email'), answers.email)
}
const toLastQuestion = async () => {
  await fillContact()
  await user.click(next())
  for (const label of [answers.industry, answers.teamSize, answers.timeSpent, answers.primaryGoal]) {
    await user.click(option(label))
    await user.click(next())
  }
}

beforeEach(() => {
  user = userEvent.setup()
  preferReducedMotion(true)
  Element.prototype.scrollIntoView = vi.fn()
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

describe('Wizard', () => {
  it('labels its fields and sets their autocomplete values', () => {
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
  })

  it('shows the position as text and as a progress bar', async () => {
    render(wizard)
    const bar = screen.getByRole('progressbar', { name: roi.labels.progress })
    expect(screen.getByText(position(1)).getAttribute('aria-live')).toBe('polite')
    expect([bar.getAttribute('aria-valuenow'), bar.dataset.state]).toEqual(['0', 'loading'])
    await toLastQuestion()
    expect(screen.getByText(position(6))).toBeTruthy()
    expect([bar.getAttribute('aria-valuenow'), bar.dataset.state]).toEqual(['100', 'complete'])
    expect(next().textContent).toBe(roi.labels.calculate)
  })

  it('shows the result with its figures and how they were calculated', async () => {
    render(wizard)
    await toLastQuestion()
    for (const label of answers.useCases) await user.click(option(label))
    await user.click(next())
    const report = screen.getByRole('article')
    const estimate = calculateEstimate(answers, roi)
    const { rows, time, efficiency, industry } = explainEstimate(estimate, answers, roi)
    const { timeSaved, costSavings, efficiencyGain } = formatResult(estimate, roi.result)
    expect(document.activeElement).toBe(heading())
    expect(heading().textContent).toBe(fillTemplate(roi.result.heading, { name: answers.name }))
    const text = report.textContent?.replace(/\s/g, ' ')
    for (const part of [timeSaved, costSavings, efficiencyGain, time, efficiency, industry, roi.result.note])
      expect(text).toContain(part)
    for (const { label, note = '', value, unit } of rows) {
      expect(text).toContain(label)
      expect(text).toContain(note)
      expect(text).toContain(`${value} ${unit}`)
    }
    expect(text?.split(formatDollars(estimate.estimatedSavings))).toHaveLength(2)
    expect(text).toContain(`${answers.name}, ${answers.email}`)
    const chart = within(report).getByRole('img').getAttribute('aria-label')
    expect(chart).toContain(formatDollars(estimate.baseSavings))
    const link = within(report).getByRole('link')
    expect(['href', 'target', 'rel'].map((name) => link.getAttribute(name))).toEqual([
      booking.href,
      '_blank',
      'noopener noreferrer',
    ])
    expect(screen.queryByText('Beside the questions')).toBeNull()

    const actions = report.querySelectorAll('a, button')
    expect([...actions].map(({ textContent }) => textContent?.trim().split(' (')[0])).toEqual([
      roi.result.book,
      roi.result.print,
      roi.result.email,
    ])

    const log = vi.spyOn(console, 'log').mockImplementation(() => undefined)
    const before = report.innerHTML
    await user.click(screen.getByRole('button', { name: roi.result.email }))
    expect(log).toHaveBeenCalledOnce()
    expect(String(log.mock.calls)).not.toContain(answers.email)
    expect(report.innerHTML).toBe(before)
  })
})
