import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { PlanNotices } from '@/components/plan/plan-notices'
import { usePlan } from '@/components/plan/use-plan'
import { noticeDuration } from '@/components/ui/notice'
import type { PlanItem } from '@/lib/plan/plan'
import { planStore } from '@/lib/plan/store'

const noticeWords = {
  added: '{tool name} added to your AI plan',
  removed: 'Tool removed from your AI plan',
  copied: 'Copied',
  copyFailed: 'Not copied',
  missing: { one: '1 tool is gone', other: '{count} tools are gone' },
  replaced: 'A link replaced your plan',
  restoreLabel: 'Restore',
  restored: 'Your plan is back',
  dismissLabel: 'Dismiss this message',
}

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
const add = (item = intake) => act(() => planStore.dispatch({ type: 'add', item }, noticeWords))
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms))
const texts = () => [...screen.getByRole('status').querySelectorAll('p')].map(({ textContent }) => textContent)
const dismissButtons = () => screen.queryAllByRole('button', { name: noticeWords.dismissLabel })
const elsewhere = () => screen.getByRole('button', { name: 'Elsewhere' })

beforeEach(() => {
  vi.useFakeTimers()
  planStore.restore([])
  render(<Page />)
})

it('is a polite live region that exists before the first notice, announces additions only, and takes no focus', () => {
  const region = screen.getByRole('status')
  expect(['aria-live', 'aria-atomic'].map((name) => region.getAttribute(name))).toEqual(['polite', 'false'])
  expect(texts()).toEqual([])
  elsewhere().focus()
  add()
  expect(texts()).toEqual(['Intake added to your AI plan'])
  expect(document.activeElement).toBe(elsewhere())
})

it('replaces a notice by a new one with the full duration, which is six seconds or longer', () => {
  expect(noticeDuration).toBeGreaterThanOrEqual(6000)
  add()
  wait(noticeDuration - 1000)
  add(reports)
  expect(texts()).toEqual(['Reports added to your AI plan'])
  wait(noticeDuration - 1)
  expect(texts()).toHaveLength(1)
  wait(1)
  expect(texts()).toHaveLength(0)
})

it('waits while the pointer is on it after moving there', () => {
  add()
  fireEvent.pointerMove(screen.getByRole('status'), { pointerType: 'mouse', movementX: 4 })
  wait(noticeDuration * 3)
  expect(texts()).toHaveLength(1)
  fireEvent.pointerLeave(screen.getByRole('status'))
  wait(noticeDuration)
  expect(texts()).toHaveLength(0)
})

it('does not wait for a pointer that was there before it appeared', () => {
  add()
  fireEvent.pointerMove(screen.getByRole('status'), { pointerType: 'mouse', movementX: 0, movementY: 0 })
  wait(noticeDuration)
  expect(texts()).toHaveLength(0)
})

it('waits while it contains the focus, and returns the focus when it is dismissed', () => {
  add()
  elsewhere().focus()
  act(() => dismissButtons()[0]?.focus())
  wait(noticeDuration * 3)
  expect(texts()).toHaveLength(1)
  fireEvent.click(dismissButtons()[0] as HTMLElement)
  expect(texts()).toEqual([])
  expect(document.activeElement).toBe(elsewhere())
})

it('keeps the offer to bring a plan back until it is taken, and returns the focus then', () => {
  act(() => planStore.notify({ kind: 'info', text: 'Replaced', earlier: [intake] }))
  wait(noticeDuration * 3)
  act(() => planStore.dismissNotices())
  elsewhere().focus()
  const restore = screen.getByRole('button', { name: noticeWords.restoreLabel })
  act(() => restore.focus())
  fireEvent.click(restore)
  expect(planStore.read().plan).toEqual([intake])
  expect(texts()).toEqual([noticeWords.restored])
  expect(document.activeElement).toBe(elsewhere())
})
