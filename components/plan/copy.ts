import type { NoticeTexts } from '@/lib/browser/plan-store'
import type { CountCopy } from '@/lib/plan/text'

/** Copy of the mail draft with a plan. */
export interface PlanMailCopy {
  label: string
  subject: string
  intro: string
}

/** Copy of the plan panel. `{tool name}` in `removeLabel` is replaced by the tool's name. */
export interface PanelCopy {
  heading: string
  count: CountCopy
  priceTemplate: string
  totalLabel: string
  emptyTitle: string
  emptyText: string
  removeLabel: string
  clearLabel: string
  startLabel: string
  email: PlanMailCopy
  printLabel: string
  copyLabel: string
  openLabel: string
  closeLabel: string
}

/** Copy of the notices. */
export interface NoticeCopy extends NoticeTexts {
  dismissLabel: string
  copied: string
  copyFailed: string
  missing: CountCopy
  restoreLabel: string
  restored: string
}
