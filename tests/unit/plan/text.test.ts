import { expect, it } from 'vitest'
import { planDraft, planText } from '@/lib/plan/text'
import { formatDollars } from '@/lib/text/money'

const plan = [
  { id: 'intake', name: 'Intake & Sorting', price: 149.5 },
  { id: 'reports', name: 'Reports', price: 1295 },
]
const copy = { priceTemplate: '{price} a month', totalLabel: 'Total' }

it('writes a line for each tool and one for the total', () => {
  const [intake, reports, total] = [149.5, 1295, 1444.5].map(formatDollars)
  expect(planText(plan, copy)).toBe(
    `Intake & Sorting: ${intake} a month\nReports: ${reports} a month\nTotal: ${total} a month`,
  )
})

it('drafts a mail with the plan and the link that opens it, whatever characters the text contains', () => {
  const link = 'https://example.com/plan#plan=intake,reports'
  const draft = planDraft('desk@example.com', plan, link, { ...copy, subject: 'Plan #1 & more', intro: 'Here it is:' })
  expect(draft).toMatch(/^mailto:desk@example\.com\?subject=[\w%.~-]+&body=[\w%.~-]+$/)
  const fields = new URL(draft).searchParams
  expect(fields.get('subject')).toBe('Plan #1 & more')
  expect(fields.get('body')?.split('\r\n\r\n')).toEqual([
    'Here it is:',
    planText(plan, copy).replaceAll('\n', '\r\n'),
    link,
  ])
})
