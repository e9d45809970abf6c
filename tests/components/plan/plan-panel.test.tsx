import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { AddTool } from '@/components/plan/add-tool'
import { PlanPanel } from '@/components/plan/plan-panel'
import { ToolForm } from '@/components/plan/tool-form'
import type { PlanItem } from '@/lib/plan/plan'
import { planStore } from '@/lib/plan/store'
import { planDraft } from '@/lib/plan/text'
import { illustration, intake, noticeWords, panelWords, reports, reviews } from './fixtures'

vi.mock('next/navigation', () => ({ usePathname: () => '/plan' }))

const put = (items: PlanItem[]) => {
  for (const item of items) planStore.dispatch({ type: 'add', item }, noticeWords)
}
const show = (items: PlanItem[] = []) => {
  put(items)
  const props = { copy: panelWords, notices: noticeWords, illustration, removeIcon: '×' }
  return render(<PlanPanel {...props} priceNote="Starting price." email="desk@example.com" />)
}
const region = () => within(screen.getByRole('region', { name: 'Your AI plan' }))
const button = (name: string) => region().getByRole('button', { name })
const href = (name: string) => region().getByRole('link', { name }).getAttribute('href')
const texts = () => planStore.read().notices.map(({ kind, text }) => [kind, text])

beforeEach(() => {
  planStore.dispatch({ type: 'clear' }, noticeWords)
  planStore.dismissNotices()
})

describe('PlanPanel', () => {
  it('says what to do while it is empty, and offers nothing to clear or to pass on', () => {
    show()
    for (const text of ['Nothing here yet', '0 tools', '$0']) expect(region().getByText(text)).toBeTruthy()
    expect(region().queryAllByRole('button')).toEqual([])
    expect(region().getAllByRole('link')).toHaveLength(1)
    expect(href('Get Started')).toBe('/lead-form')
  })

  it('lists its tools with their prices, the count, and the total, and takes them along to the lead form', () => {
    show()
    act(() => put([reports, intake]))
    expect(region().getAllByRole('listitem')).toHaveLength(2)
    for (const text of ['Reports', '$295', 'Intake', '$149.50', '2 tools', '$444.50'])
      expect(region().getByText(text)).toBeTruthy()
    expect(region().queryByText('Nothing here yet')).toBeNull()
    expect(href('Get Started')).toBe('/lead-form#plan=reports,intake')
    const copy = { ...panelWords.email, priceUnit: 'a month', totalLabel: 'Total' }
    const link = `${location.origin}/plan#plan=reports,intake`
    expect(href('E-mail')).toBe(planDraft('desk@example.com', [reports, intake], link, copy))
  })

  it('removes a tool and moves focus to the next, then to the one before, then to the empty plan', async () => {
    const user = userEvent.setup()
    show([intake, reports, reviews])
    await user.click(button('Remove Reports'))
    expect(document.activeElement).toBe(button('Remove Reviews'))
    await user.keyboard('{Enter}')
    expect(document.activeElement).toBe(button('Remove Intake'))
    await user.keyboard('{Enter}')
    expect(document.activeElement?.textContent).toContain('Nothing here yet')
    expect(planStore.read().plan).toEqual([])
  })

  it('clears the plan without a notice and moves focus to the empty plan', async () => {
    show([intake, reports])
    await userEvent.click(button('Clear plan'))
    expect(document.activeElement?.textContent).toContain('Nothing here yet')
    expect(planStore.read()).toEqual({ plan: [], notices: [] })
  })

  it('prints', async () => {
    const print = vi.fn()
    vi.stubGlobal('print', print)
    show([intake])
    await userEvent.click(button('Print'))
    expect(print).toHaveBeenCalledOnce()
  })

  it.each([
    ['copies the link and says so', () => Promise.resolve(), ['success', 'Copied']],
    ['says when the link cannot be copied', () => Promise.reject(new DOMException('no')), ['info', 'Not copied']],
  ])('%s', async (_, answer, notice) => {
    show([intake])
    const user = userEvent.setup()
    const writeText = vi.fn(answer)
    vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue({ writeText } as unknown as Clipboard)
    await user.click(button('Copy'))
    expect(writeText).toHaveBeenCalledExactlyOnceWith(`${location.origin}/plan#plan=intake`)
    expect(texts()).toEqual([notice])
  })
})

it('AddTool adds by keyboard, keeps the focus, ignores a second press, and offers the tool again after its removal', async () => {
  const user = userEvent.setup()
  render(
    <ToolForm tools={[intake, reports]} notices={noticeWords}>
      {[intake, reports].map(({ id, name }) => (
        <AddTool key={id} id={id} name={name} addLabel="Add" addedLabel="Added" addIcon="+" addedIcon="✓" />
      ))}
    </ToolForm>,
  )
  const buttons = () =>
    screen.getAllByRole('button').map((each) => [each.textContent, each.getAttribute('aria-disabled')])
  await user.tab()
  await user.keyboard('{Enter}')
  expect(planStore.read().plan).toEqual([intake])
  expect(document.activeElement).toBe(screen.getAllByRole('button')[0])
  const added = [
    ['✓AddedIntake', 'true'],
    ['+AddReports', 'false'],
  ]
  expect(buttons()).toEqual(added)
  planStore.dismissNotices()
  await user.keyboard('{Enter}')
  expect(planStore.read()).toEqual({ plan: [intake], notices: [] })
  act(() => planStore.dispatch({ type: 'remove', id: intake.id }, noticeWords))
  expect(buttons()[0]).toEqual(['+AddIntake', 'false'])
})
