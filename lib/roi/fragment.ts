/** A part of a fragment that belongs to an estimate: the names of lib/roi/link.ts, here as a pattern of few bytes for the lead form. */
const estimatePart = /^(?:industry|size|time|goal|areas|estimate)=/

/** A fragment with the estimate that an address carries; a damaged one too, so that the next page can say so. */
export function withEstimate(fragment: string, address: string): string {
  const estimate = address
    .slice(1)
    .split('&')
    .filter((part) => estimatePart.test(part))
  const parts = [fragment.slice(1), ...estimate].filter((part) => part !== '')
  return parts.length === 0 ? '' : `#${parts.join('&')}`
}
