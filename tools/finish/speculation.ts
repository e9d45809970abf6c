/**
 * Speculation rules: the browser fetches a page when a visitor points at its link and renders it in advance on a press. Browsers
 * do neither for visitors who save data.
 * @param apps Paths of the apps, which are fetched but not rendered in advance.
 */
export function speculationRules(apps: readonly string[]): string {
  const pages = [{ href_matches: '/*' }, { not: { href_matches: '/*.*' } }]
  const rules = {
    prefetch: [{ where: { and: pages }, eagerness: 'moderate' }],
    prerender: [{ where: { and: [...pages, { not: { href_matches: apps } }] }, eagerness: 'conservative' }],
  }
  return JSON.stringify(rules)
}
