/** What the build took out of the page, to be put back when it is needed. */
export interface Held {
  /** Addresses of the whole style sheets: the page holds only what it could use without the framework. */
  styles: readonly string[]
  /** Addresses of the framework's scripts, exactly as exported: Turbopack looks for these very words. */
  scripts: readonly string[]
  /** Address of the page's payload when it does not stand in the page. */
  payload?: string
}

const channel = (): unknown[][] => {
  const scope: { __next_f?: unknown[][] } = window as object
  scope.__next_f ??= []
  return scope.__next_f
}

const fetchPayload = async (address: string): Promise<void> => {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  channel().push([0], [1, await response.text()])
}

const addHead = (name: 'link' | 'script', attributes: Record<string, string>): void => {
  const element = document.createElement(name)
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value)
  document.head.append(element)
}

/**
 * Adds a whole style sheet in such a way that the framework takes it for its own, but switched off: it is not even fetched,
 * since the page has the rules that it can use. Applied, it would have every element of the page styled anew.
 */
const addStyles = (href: string): void => {
  addHead('link', { rel: 'stylesheet', href, 'data-precedence': 'next', disabled: '' })
}

/**
 * Where a translator has changed the page, React draws the document anew and leaves out what is not its own: the illustrations that
 * places of the page refer to come back.
 */
const keepShapes = (): void => {
  const { body } = document
  const sheet = body.querySelector('[data-sprite]')
  if (!sheet) return
  new MutationObserver(() => sheet.isConnected || body.prepend(sheet)).observe(body, { childList: true })
}

/** Puts the framework back. Without its payload it does not start, and the page stays what it was: readable and usable. */
export const startFramework = async ({ styles, scripts, payload }: Held): Promise<void> => {
  for (const href of styles) addStyles(href)
  keepShapes()
  if (payload) {
    for (const href of scripts) addHead('link', { rel: 'preload', as: 'script', href })
    await fetchPayload(payload)
  }
  for (const src of scripts) addHead('script', { src, async: '' })
}
