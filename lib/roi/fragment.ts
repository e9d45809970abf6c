/** A fragment with the estimate that an address carries; a damaged one too, so that the next page can say so. */
export function withEstimate(fragment: string, address: string): string {
  const estimates = address
    .slice(1)
    .split('&')
    .filter((part) => part.startsWith('estimate='))
  const parts = [fragment.slice(1), ...estimates].filter((part) => part !== '')
  return parts.length === 0 ? '' : `#${parts.join('&')}`
}
