const isMissing = (sheet: HTMLLinkElement): boolean => sheet.sheet === null

/** Waits for a sheet that is on its way; one that cannot be had is given up. */
const arrival = (sheet: HTMLLinkElement): Promise<void> =>
  new Promise((resolve) => {
    sheet.addEventListener('load', () => resolve(), { once: true })
    sheet.addEventListener('error', () => resolve(), { once: true })
  })

let loading: Promise<unknown> | undefined

/**
 * Has the browser fetch the whole style sheets: a page has only the rules that it can use itself (tools/post-export), and one
 * that the framework puts in its place would stand there without styles.
 * @returns Resolves when they have come, also at every later call.
 */
export function loadWholeStyles(): Promise<unknown> {
  if (loading) return loading
  const sheets = Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')).filter(isMissing)
  loading = Promise.all(sheets.map(arrival))
  for (const sheet of sheets) sheet.disabled = false
  return loading
}
