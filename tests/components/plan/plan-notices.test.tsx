import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { PlanNotices } from '@/components/plan/plan-notices'
import { PlanStatus } from '@/components/plan/plan-status'
import { usePlan } from '@/components/plan/use-plan'
import { noticeDuration } from '@/components/ui/notice'
import { noticeOf, planStore } from '@/lib/browser/plan-store'
import type { Fields } from '@/lib/content/collections'
import type { PlanItem } from '@/lib/plan/plan'
import { formatDollars } from '@/lib/text/money'

const noticeWords = {
  added: '{tool name} added',
  removed: 'Removed',
  dismissLabel: 'Dismiss',
} as Fields<'planPage'>['notices']

const intake: PlanItem = { id: 'intake', name: 'Intake', price: 149.5 }
const reports: PlanItem = { id: 'reports', name: 'Reports', price: 295 }

const Page = () => (
  <>
    <button type="button">Elsewhere</button>
    <PlanNotices
      notice={usePlan().notice}
      copy={noticeWords}
      icons={{ success: '✓', info: '–', dismiss: '×' }}
      className=""
    />
  </>
)
const add = (item = intake) => act(() => planStore.dispatch({ type: 'add', item }, noticeOf(noticeWords)))
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms))
const region = () => screen.getByRole('status', { name: '' })
const texts = () => [...region().querySelectorAll('p')].map(({ textContent }) => textContent)

beforeEach(() => {
  vi.useFakeTimers()
  planStore.restore([])
  render(<Page />)
})

it('replaces a notice by a new one with the full duration, which is six seconds or longer', () => {
  expect(noticeDuration).toBeGreaterThanOrEqual(6000)
  add()
  wait(noticeDuration - 1000)
  add(reports)
  expect(texts()).toEqual(['Reports added'])
  wait(noticeDuration - 1)
  expect(texts()).toHaveLength(1)
  wait(1)
  expect(texts()).toHaveLength(0)
})

it.each([
  [
    'the pointer is on it after moving there',
    () => fireEvent.pointerMove(region(), { pointerType: 'mouse', movementX: 4 }),
    () => fireEvent.pointerLeave(region()),
  ],
  [
    'it contains the focus',
    () => act(() => screen.getByRole('button', { name: noticeWords.dismissLabel }).focus()),
    () => act(() => screen.getByText('Elsewhere').focus()),
  ],
])('waits while %s', (_, enter, leave) => {
  add()
  enter()
  wait(noticeDuration * 3)
  expect(texts()).toHaveLength(1)
  leave()
  wait(noticeDuration)
  expect(texts()).toHaveLength(0)
})

it('does not wait for a pointer that was there before it appeared', () => {
  add()
  fireEvent.pointerMove(region(), { pointerType: 'mouse', movementX: 0, movementY: 0 })
  wait(noticeDuration)
  expect(texts()).toHaveLength(0)
})

it('keeps the focus when it is dismissed by a visitor whose focus was nowhere', () => {
  add()
  fireEvent.click(screen.getByRole('button', { name: noticeWords.dismissLabel }))
  expect(texts()).toHaveLength(0)
  expect(document.activeElement).toBe(region())
})

it('is heard before the status, which follows with the tool that went', () => {
  const copy = { heading: 'Plan', count: { one: '# tool', other: '# tools' }, priceTemplate: '{price} a month' }
  render(<PlanStatus copy={{ ...copy, removedStatus: '{tool name} is out' } as never} size="s" className="" />)
  const status = screen.getByRole('status', { name: 'Plan' })
  add(reports)
  expect([texts(), status.textContent]).toEqual([['Reports added'], expect.stringContaining(formatDollars(0))])
  wait(100)
  expect(status.textContent).toContain(formatDollars(295))
  act(() => planStore.dispatch({ type: 'remove', id: 'reports' }, noticeOf(noticeWords)))
  wait(100)
  expect(status.textContent).toMatch(/^Reports is out: .* a month$/)
  expect(status.textContent).toContain(formatDollars(0))
})
