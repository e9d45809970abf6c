import type { CountCopy } from '@/lib/plan/name-count'
import type { NoticeTexts } from '@/lib/plan/notices'

/** Words of the plan panel, from content. `{tool name}` in `removeLabel` stands for the tool's name. */
export interface PanelCopy {
  heading: string
  count: CountCopy
  priceUnit: string
  totalLabel: string
  note: string
  emptyTitle: string
  emptyText: string
  removeLabel: string
  clearLabel: string
  startLabel: string
  openLabel: string
  closeLabel: string
}

/** Words of the notices, from content. */
export interface NoticeCopy extends NoticeTexts {
  dismissLabel: string
}
