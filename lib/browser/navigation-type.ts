/** How the visitor came to this document: by a link or an address, by reloading, or back or forward in the history. */
export function navigationType(): NavigationTimingType | undefined {
  const [entry]: Partial<PerformanceNavigationTiming>[] = performance.getEntriesByType('navigation')
  return entry?.type
}
