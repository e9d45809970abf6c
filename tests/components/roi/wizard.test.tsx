import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Wizard } from '@/components/roi/wizard'
import { progressChains, savingsLines } from '@/lib/roi/illustrations'
import { roi } from '../../unit/roi/fixture'
import { preferReducedMotion } from './reduced-motion'

vi.mock('next/navigation', () => ({ usePathname: () => '/roi-calculator' }))

const wizard = (
  <Wizard
    roi={roi}
    booking={{ href: 'https://booking.example/call', newTabLabel: '(opens in a new tab)' }}
    pictures={{ industries: [], next: null, email: null }}
    chains={progressChains}
    lines={savingsLines}
    aside={<p>Beside the questions</p>}
    scriptNotice={<p>Needs a script</p>}
  />
)
const next = () => screen.getByRole<HTMLButtonElement>('button', { name: /^(Next|Calculate My ROI)$/ })
const heading = () => screen.getByRole('heading', { level: 3 })

const fillContact = async (user: UserEvent) => {
  await user.type(screen.getByLabelText('Name'), 'Dana')
  await user.type(screen.getByLabelText('Work e-mail'), 'dana@example.com')
}
const answer = async (user: UserEvent, ...options: string[]) => {
  for (const option of options) await user.click(screen.getByLabelText(option, { exact: false }))
  await user.click(next())
}
const toLastQuestion = async (user: UserEvent) => {
  await fillContact(user)
  await user.click(next())
  await answer(user, 'Healthcare')
  await answer(user, '11–50')
  await answer(user, 'Moderate (4–8)')
  await answer(user, 'Serving more customers with the same staff')
}

let user: UserEvent
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
  it('labels its fields and tells the browser what to fill in', () => {
    render(wizard)
    const fields = ['Name', 'Work e-mail', 'Role (optional)'].map((label) =>
      screen.getByLabelText<HTMLInputElement>(label),
    )
    expect(fields.map(({ type, autocomplete, required }) => [type, autocomplete, required])).toEqual([
      ['text', 'name', true],
      ['email', 'email', true],
      ['text', 'organization-title', false],
    ])
    expect(screen.getByRole('group', { name: roi.contact.question })).toBeTruthy()
  })

  it('shows the position in words and as a progress bar', async () => {
    render(wizard)
    const bar = screen.getByRole('progressbar', { name: roi.labels.progress })
    expect(screen.getByText('Step 1 of 6').getAttribute('aria-live')).toBe('polite')
    expect([bar.getAttribute('aria-valuenow'), bar.dataset.state]).toEqual(['0', 'loading'])
    await toLastQuestion(user)
    expect(screen.getByText('Step 6 of 6')).toBeTruthy()
    expect([bar.getAttribute('aria-valuenow'), bar.dataset.state]).toEqual(['100', 'complete'])
  })

  it('moves the focus to each new question, not to the first', async () => {
    render(wizard)
    expect(document.activeElement).toBe(document.body)
    await fillContact(user)
    await user.click(next())
    expect(document.activeElement).toBe(heading())
    expect(heading().textContent).toBe(roi.industry.question)
    expect(screen.getAllByRole('radio')).toHaveLength(7)
    expect(screen.getByRole('group', { name: roi.industry.question })).toBeTruthy()
  })

  it('opens Next only when the step is answered', async () => {
    render(wizard)
    expect(next().disabled).toBe(true)
    await user.type(screen.getByLabelText('Name'), 'Dana')
    expect(next().disabled).toBe(true)
    await user.type(screen.getByLabelText('Work e-mail'), '  ')
    expect(next().disabled).toBe(true)
    await user.type(screen.getByLabelText('Work e-mail'), 'dana@example.com')
    expect(next().disabled).toBe(false)
    await user.click(next())
    expect(next().disabled).toBe(true)
    await user.click(screen.getByLabelText('Healthcare'))
    expect(next().disabled).toBe(false)
  })

  it('goes on with Enter, and stays while something is missing', async () => {
    render(wizard)
    await user.type(screen.getByLabelText('Name'), 'Dana{Enter}')
    expect(heading().textContent).toBe(roi.contact.question)
    await user.type(screen.getByLabelText('Work e-mail'), 'dana{Enter}')
    expect(heading().textContent).toBe(roi.industry.question)
  })

  it('lets areas be chosen and taken back', async () => {
    render(wizard)
    await toLastQuestion(user)
    const area = screen.getByLabelText<HTMLInputElement>('A mix of several areas')
    expect(next().textContent).toBe('Calculate My ROI')
    await user.click(area)
    expect([area.checked, next().disabled]).toEqual([true, false])
    await user.click(area)
    expect([area.checked, next().disabled]).toEqual([false, true])
  })

  it('shows the result with its figures, the answers and the assumptions', async () => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => undefined)
    render(wizard)
    await toLastQuestion(user)
    await answer(user, 'Customer service automation', 'Sales & marketing automation')
    const report = screen.getByRole('article')
    expect(document.activeElement).toBe(heading())
    expect(heading().textContent).toBe('Dana, here is what could come back')
    const text = report.textContent?.replaceAll('\u00a0', ' ')
    for (const figure of [
      '$315,315 annually',
      '450+ hours saved monthly',
      '31% efficiency improvement',
      'team of 11–50',
      '“Moderate (4–8)”',
      'Customer service automation and Sales & marketing automation',
      '150 × 30 × 52 × 1.1 × 1.225 = $315,315',
      roi.result.note,
    ]) {
      expect(text).toContain(figure)
    }
    expect(within(report).getByRole('img').getAttribute('aria-label')).toContain('$234,000')
    const link = within(report).getByRole('link', { name: /Book Your Free Strategy Call/ })
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer'])
    expect(screen.queryByText('Beside the questions')).toBeNull()

    const before = report.innerHTML
    await user.click(screen.getByRole('button', { name: 'Email My Full ROI Report' }))
    expect(log).toHaveBeenCalledOnce()
    expect(String(log.mock.calls)).not.toContain('dana')
    expect(report.innerHTML).toBe(before)
  })

  it('keeps what was typed before it started', async () => {
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = renderToString(wizard)
    const field = (name: string) => container.querySelector<HTMLInputElement>(`[name=${name}]`)
    const [name, email] = [field('name'), field('email')]
    if (!name || !email) throw new Error('The first question has no fields.')
    name.value = 'Early Bird'
    email.value = 'early@example.com'
    render(wizard, { container, hydrate: true })
    expect([name.value, next().disabled]).toEqual(['Early Bird', false])
  })
})
