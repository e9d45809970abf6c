import type { PlanItem } from '@/lib/plan/plan'

export const panelWords = {
  heading: 'Your AI plan',
  count: { one: '1 tool', other: '{count} tools' },
  priceUnit: 'a month',
  totalLabel: 'Total',
  emptyTitle: 'Nothing here yet',
  emptyText: 'Add the first tool.',
  removeLabel: 'Remove {tool name}',
  clearLabel: 'Clear plan',
  startLabel: 'Get Started',
  email: { label: 'E-mail', subject: 'My plan', intro: 'Here it is:' },
  printLabel: 'Print',
  copyLabel: 'Copy',
  openLabel: 'View plan',
  closeLabel: 'Close your AI plan',
}

export const noticeWords = {
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

export const illustration = {
  width: 20,
  height: 10,
  path: 'M0 0h20',
  joints: [
    { x: 0, y: 0 },
    { x: 10, y: 5 },
    { x: 20, y: 0 },
  ],
}

export const intake: PlanItem = { id: 'intake', name: 'Intake', price: 149.5 }
export const reports: PlanItem = { id: 'reports', name: 'Reports', price: 295 }
export const reviews: PlanItem = { id: 'reviews', name: 'Reviews', price: 0.1 }
