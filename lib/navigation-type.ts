/** How the visitor came to this document: by a link or an address, by reloading, or back or forward in the history. */
export function navigationType(): NavigationTimingType | undefined {
  const [entry] = performance.getEntriesByType('navigation')
  return entry && 'type' in entry ? (entry.type as NavigationTimingType) : undefined
}
