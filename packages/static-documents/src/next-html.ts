/**
 * What Next writes for its scripts into an export and into its pages. Only this file depends on the form of that output (Next 16.4).
 * A document without these parts is about 150 KB lighter on a first visit. Contract: `makeDocuments` fails when a document still
 * refers to a Next script or an app names none, and tests/contract.test.ts tests both on what Next writes.
 */
const externalScript = /<script src="(\/_next\/[^"]+)"[^>]*><\/script>/g
/** How the text of each kind of inline script begins. */
const inlineStarts = [
  // Data for hydration
  /\(?self\.__next_f/,
  // A chunk of Turbopack
  /\(globalThis\["TURBOPACK"\]/,
  // React's functions that show pending content, and the frame in which they first run
  /\$R[A-Z]/,
  /requestAnimationFrame\(function\(\)\{\$R/,
]
const inlineScript = new RegExp(
  `<script(?: id="[^"]*")?>(?:${inlineStarts.map(({ source }) => source).join('|')})[\\s\\S]*?</script>`,
  'g',
)
const scriptPreload = /<link rel="(?:preload" as="script"|modulepreload")[^>]*>/g
const stylesheet = /<link rel="stylesheet" href="(\/_next\/[^"]+)" data-precedence="next"\/>/g
const metadataSlot = /(<body[^>]*>)<div hidden="">(?:<!--[$/]*-->)*<\/div>/
/** Next leaves out the slash at the end of the home page's address: `https://agency.test`. */
const homeAddress = /(<(?:link rel="canonical" href|meta property="og:url" content)="https?:\/\/[^/"]+)(?=")/g
const hydrationMarker = /<!--(?:[$/!&]*| )-->/g
/** A pending Suspense boundary: its content is hidden until React runs. */
const pendingBoundary = '<!--$?-->'

const adapt = "adapt packages/static-documents/src/next-html.ts to the new form of Next's output."

/** Data for Next's client router, and the not-found page under the name of its route. */
const leftover = /(?:^|\/)(?:_not-found(?:\.|\/).*|__next\.[^/]*\.txt)$/

/** The files of an export that no page requests, since no link of the site uses Next's client router. */
export function leftoversIn(files: readonly string[]): string[] {
  const payloads = new Set(files.filter((file) => file.endsWith('.html')).map((file) => file.replace(/html$/, 'txt')))
  return files.filter((file) => leftover.test(file) || payloads.has(file))
}

/** The folder of Next's scripts, styles, and fonts, whose names have hashes, so that they never change. */
export const scriptFolder = '/_next/static/'

/** Whether a file of an export is one of Next's scripts. */
export const isNextScript = (file: string): boolean => `/${file}`.startsWith(scriptFolder) && file.endsWith('.js')

/** A chunk of Turbopack, or a file in the folder that is named after the build id. */
const namedByHash = /^_next\/static\/(?:chunks\/(?:[a-z]+-)?([\w-]{13})\.\w+|([^/]+)\/_\w+\.js)$/

/** The hash in the path of a file that Next has written, or the build id there: what differs between builds of the same content. */
export function hashInName(file: string): string | undefined {
  const [, chunk, build] = namedByHash.exec(file) ?? []
  return chunk ?? build
}

/**
 * A link to the whole style sheet, of 20 KB, that is not loaded. React finds it in the app and so does not add one that loads.
 * `disabled` prevents loading, and `media` keeps Chromium's preload scanner from fetching it anyway.
 */
export const presentStylesheet = (href: string): string =>
  `<link rel="stylesheet" href="${href}" data-precedence="next" media="not all" disabled>`

/** A page without the parts that only Next needs, and the addresses in those parts. */
export interface SplitPage {
  html: string
  /** Scripts in the order of the page, without polyfills for browsers that the site does not support. */
  scripts: string[]
  stylesheets: string[]
}

/** Removes Next's external scripts, preloads, and style sheets from a page, but not its inline scripts and hydration markers. */
function splitPage(page: string): SplitPage {
  let html = page.replace(scriptPreload, '')
  /** Removes elements; returns their addresses. */
  const remove = (pattern: RegExp): string[] => {
    const addresses = new Set<string>()
    html = html.replace(pattern, (element: string, address: string) => {
      if (!/ noModule=/i.test(element)) addresses.add(address)
      return ''
    })
    return [...addresses]
  }
  const [scripts, stylesheets] = [remove(externalScript), remove(stylesheet)]
  return { scripts, stylesheets, html }
}

/**
 * Takes the scripts and style sheets out of an app, which keeps what React needs for hydration.
 * @throws Error when it refers to no script.
 */
export function splitApp(page: string, address: string): SplitPage {
  const app = splitPage(page)
  if (app.scripts.length === 0) throw new Error(`${address} is an app but refers to no script of Next: ${adapt}`)
  return app
}

/** Where one piece of React's data ends and the next one begins. Next cuts the pieces by the time at which they are ready. */
const dataCut = '"]);self.__next_f.push([1,"'

/**
 * Joins Next's inline scripts in an app at the place of the last one, so that its policy needs one hash, however many there are, and
 * the pieces of React's data, so that two builds have the same bytes.
 */
export function joinInlineScripts(html: string): string {
  const elements = html.match(inlineScript) ?? []
  const texts = elements.map((element) => element.replace(/^<script[^>]*>|<\/script>$/g, ''))
  return html.replace(inlineScript, (element) =>
    element === elements.at(-1) ? `<script>${texts.join(';').replaceAll(dataCut, '')}</script>` : '',
  )
}

/**
 * Removes everything from a page that belongs to Next: the rest works without React. The home page gets the slash of its address.
 * @throws Error when content is hidden until React runs, or a Next script remains.
 */
export function splitDocument(html: string, address: string): SplitPage {
  if (html.includes(pendingBoundary))
    throw new Error(
      `${address} has content that is hidden until React runs (a pending Suspense boundary). Render it on the server.`,
    )
  // The inline scripts are most of a page: removing them first halves the time of the other searches.
  const app = splitPage(html.replace(inlineScript, ''))
  const rest = app.html.replace(metadataSlot, '$1').replace(hydrationMarker, '').replace(homeAddress, '$1/')
  if (/(?:src|href)="\/_next\/[^"]*\.js|<script>\(?self\.__next_f/.test(rest))
    throw new Error(`${address} still refers to a script of Next after its scripts were removed: ${adapt}`)
  return { ...app, html: rest }
}
