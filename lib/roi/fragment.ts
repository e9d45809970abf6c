/** A part of a fragment that may belong to an estimate: any but a plan, since the questions are content, which this code does not have. */
const estimatePart = /^(?!plan=)\w+=/

/** A fragment with the estimate that an address carries; a damaged one too, so that the next page can say so. */
export function withEstimate(fragment: string, address: string): string {
  const estimate = address
    .slice(1)
    .split('&')
    .filter((part) => estimatePart.test(part))
  const parts = [fragment.slice(1), ...estimate].filter((part) => part !== '')
  return parts.length === 0 ? '' : `#${parts.join('&')}`
}
