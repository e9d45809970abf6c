/** Milliseconds after which an app starts even though the browser has reported no paint. */
const longestWait = 3000

const addScript = (src: string): void => {
  const script = document.createElement('script')
  // Not through the property, which makes the address absolute: Turbopack looks its chunks up by the attribute.
  script.setAttribute('src', src)
  script.async = true
  document.head.append(script)
}

/** Calls `then` once, after the first contentful paint. */
const afterFirstPaint = (then: () => void): void => {
  const observer = new PerformanceObserver((paints) => {
    if (paints.getEntriesByName('first-contentful-paint').length) start()
  })
  const start = (): void => {
    observer.disconnect()
    clearTimeout(timer)
    setTimeout(then)
  }
  const timer = setTimeout(start, longestWait)
  observer.observe({ type: 'paint', buffered: true })
}

/**
 * Puts the SVG sprite back, which `makeDocuments` adds to the body, when React has removed it: on a page that the browser has translated
 * before hydration, React renders the whole document again.
 */
const keepSprite = (): void => {
  const { body } = document
  const sprite = body.querySelector('[data-sprite]')
  if (sprite) new MutationObserver(() => sprite.isConnected || body.prepend(sprite)).observe(body, { childList: true })
}

/**
 * Starts the page's app, if it has one: adds the scripts that `makeDocuments` lists in `#AppScripts`. They wait for the first paint so
 * that they do not compete with the fonts for the connection.
 * @param ifDocument Called at once on a page without an app.
 */
export const startApp = (ifDocument: () => void): void => {
  const list = document.getElementById('AppScripts')?.textContent
  if (!list) {
    ifDocument()
    return
  }
  const scripts: string[] = JSON.parse(list)
  keepSprite()
  afterFirstPaint(() => scripts.forEach(addScript))
}
