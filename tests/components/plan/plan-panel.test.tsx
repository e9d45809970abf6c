import { act, cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AddTool } from '@/components/plan/add-tool'
import { PlanPanel } from '@/components/plan/plan-panel'
import { ToolForm } from '@/components/plan/tool-form'
import type { PlanItem } from '@/lib/plan/plan'
import { planStore } from '@/lib/plan/store'
import { illustration, intake, noticeWords, panelWords, reports, reviews, thirtyItems } from './fixtures'

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
const removeButton = (name: string) => region().getByRole('button', { name: `Remove ${name}` })

beforeEach(() => {
  planStore.dispatch({ type: 'clear' }, noticeWords)
  planStore.dismissNotices()
})
afterEach(cleanup)

describe('PlanPanel', () => {
  it('shows what to do while it is empty, without a clear button', () => {
    show()
    expect(region().getByText('Nothing here yet')).toBeTruthy()
    expect(region().getByText('0 tools')).toBeTruthy()
    expect(region().getByText('$0')).toBeTruthy()
    expect(region().queryByRole('button', { name: 'Clear plan' })).toBeNull()
    expect(region().getByRole('link', { name: 'Get Started' }).getAttribute('href')).toBe('/lead-form')
  })

  it('lists one tool with its price, the count, and the total', () => {
    show([intake])
    expect(region().getAllByRole('listitem')).toHaveLength(1)
    expect(region().getByText('1 tool')).toBeTruthy()
    expect(region().getAllByText('$149.50')).toHaveLength(2)
    expect(region().queryByText('Nothing here yet')).toBeNull()
  })

  it('shows thirty tools with long names and their exact total', () => {
    show(thirtyItems)
    expect(region().getAllByRole('listitem')).toHaveLength(30)
    expect(region().getByText('30 tools')).toBeTruthy()
    expect(region().getByText('$3')).toBeTruthy()
  })

  it('removes a tool and moves focus to the next, then to the one before, then to the empty plan', async () => {
    const user = userEvent.setup()
    show([intake, reports, reviews])
    await user.click(removeButton('Reports'))
    expect(document.activeElement).toBe(removeButton('Reviews'))
    await user.keyboard('{Enter}')
    expect(document.activeElement).toBe(removeButton('Intake'))
    await user.keyboard('{Enter}')
    expect(document.activeElement?.textContent).toContain('Nothing here yet')
    expect(planStore.read().plan).toEqual([])
  })

  it('clears the plan without a notice and moves focus to the empty plan', async () => {
    show([intake, reports])
    planStore.dismissNotices()
    await userEvent.click(region().getByRole('button', { name: 'Clear plan' }))
    expect(document.activeElement?.textContent).toContain('Nothing here yet')
    expect(planStore.read()).toEqual({ plan: [], notices: [] })
  })
})

describe('PlanPanel with tools', () => {
  const button = (name: string) => region().getByRole('button', { name })
  const texts = () => planStore.read().notices.map(({ kind, text }) => [kind, text])
  const mockClipboard = (writeText: () => Promise<void>) =>
    vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue({ writeText } as unknown as Clipboard)

  afterEach(() => vi.restoreAllMocks())

  it('takes the plan along to the lead form, and offers nothing to pass on while it is empty', async () => {
    show()
    expect(region().queryByRole('link', { name: 'E-mail' })).toBeNull()
    act(() => put([reports, intake]))
    expect(region().getByRole('link', { name: 'Get Started' }).getAttribute('href')).toBe(
      '/lead-form#plan=reports,intake',
    )
  })

  it('drafts a mail with the tools, the total, and the link', () => {
    show([intake, reports])
    const draft = new URL(region().getByRole('link', { name: 'E-mail' }).getAttribute('href') ?? '')
    expect([draft.pathname, draft.searchParams.get('subject')]).toEqual(['desk@example.com', 'My plan'])
    const body = draft.searchParams.get('body')
    for (const part of [
      'Here it is:',
      'Intake: $149.50',
      'Total: $444.50',
      `${location.origin}/plan#plan=intake,reports`,
    ])
      expect(body).toContain(part)
  })

  it('prints', async () => {
    const print = vi.fn()
    vi.stubGlobal('print', print)
    show([intake])
    await userEvent.click(button('Print'))
    expect(print).toHaveBeenCalledOnce()
    vi.unstubAllGlobals()
  })

  it('copies the link and says so', async () => {
    show([intake])
    const write = vi.fn(() => Promise.resolve())
    const user = userEvent.setup()
    mockClipboard(write)
    await user.click(button('Copy'))
    expect(write).toHaveBeenCalledExactlyOnceWith(`${location.origin}/plan#plan=intake`)
    expect(texts()).toEqual([['success', 'Copied']])
  })

  it('says when the link cannot be copied', async () => {
    show([intake])
    const user = userEvent.setup()
    mockClipboard(() => Promise.reject(new DOMException('no', 'NotAllowedError')))
    await user.click(button('Copy'))
    expect(texts()).toEqual([['info', 'Not copied']])
  })
})

describe('ToolForm with AddTool', () => {
  const button = (name: string) => screen.getByRole('button', { name: new RegExp(`${name}$`) })
  const form = (
    <ToolForm tools={[intake, reports]} notices={noticeWords}>
      {[intake, reports].map(({ id, name }) => (
        <AddTool key={id} id={id} name={name} addLabel="Add" addedLabel="Added" addIcon="+" addedIcon="✓" />
      ))}
    </ToolForm>
  )

  it('adds by keyboard, keeps the focus, and shows that the tool is in the plan', async () => {
    const user = userEvent.setup()
    render(form)
    await user.tab()
    await user.keyboard('{Enter}')
    expect(planStore.read().plan).toEqual([intake])
    expect(document.activeElement).toBe(button('Intake'))
    expect(button('Intake').textContent).toContain('Added')
    expect(button('Intake').getAttribute('aria-disabled')).toBe('true')
    expect(button('Reports').getAttribute('aria-disabled')).toBe('false')
  })

  it('ignores a second press, and offers the tool again after it was removed', async () => {
    render(form)
    await userEvent.click(button('Reports'))
    planStore.dismissNotices()
    await userEvent.click(button('Reports'))
    expect(planStore.read()).toEqual({ plan: [reports], notices: [] })
    act(() => planStore.dispatch({ type: 'remove', id: reports.id }, noticeWords))
    expect(button('Reports').getAttribute('aria-disabled')).toBe('false')
  })

  it('is exported as a form whose early submissions React records', () => {
    expect(renderToString(form)).toMatch(/<form action="javascript:throw new Error/)
  })
})
