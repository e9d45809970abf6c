import type { Roi } from '../content/collections/roi'
import { describeEstimate } from '../roi/explain'
import { estimateFragment, readEstimate } from '../roi/link'
import { roiDataPath, routes } from '../routes'

/** An estimate that a link brings to another page. */
export interface LinkedEstimate {
  /** For a message; none for a link of which nothing can be read. */
  lines: readonly string[]
  roi: Roi
}

/** Fetches the calculator's content for an address that may have an estimate; undefined where it has none, or answers some questions only. */
export async function fetchEstimate({ hash, origin }: Location): Promise<LinkedEstimate | undefined> {
  const roi: Roi = await (await fetch(roiDataPath)).json()
  const linked = readEstimate(hash, roi.questions)
  if (!linked?.isComplete)
    return linked && !Object.values(linked.answers).some(({ length }) => length > 0) ? { lines: [], roi } : undefined
  const link = origin + routes.roiCalculator.path + estimateFragment(linked.answers, roi.questions)
  return { lines: describeEstimate(linked.answers, roi, link), roi }
}
