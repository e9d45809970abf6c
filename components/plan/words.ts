import type { NoticeTexts } from '@/lib/plan/notices'
import type { CountWords } from '@/lib/plan/words'

/** Words of the plan panel, from content. `{tool name}` in `removeLabel` stands for the tool's name. */
export interface PanelWords {
  heading: string
  count: CountWords
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
export interface NoticeWords extends NoticeTexts {
  dismissLabel: string
}
