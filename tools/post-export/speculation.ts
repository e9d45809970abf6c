/**
 * Rules by which the browser fetches a page when a visitor points at its link, and prepares it fully when they press.
 * Browsers do neither for visitors who save data.
 * @param heavy Paths of pages that load the framework at once: these are fetched but never run in advance.
 * @returns A script element.
 */
export function speculationRules(heavy: readonly string[]): string {
  const plain = [
    { href_matches: '/*' },
    { not: { href_matches: '/*.*' } },
    { not: { selector_matches: '[target=_blank], [download]' } },
  ]
  const light = heavy.length > 0 ? [...plain, { not: { href_matches: [...heavy].sort() } }] : plain
  const rules = {
    prefetch: [{ where: { and: plain }, eagerness: 'moderate' }],
    prerender: [{ where: { and: light }, eagerness: 'conservative' }],
  }
  return `<script type="speculationrules">${JSON.stringify(rules)}</script>`
}
