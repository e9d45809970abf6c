/**
 * What Next writes for its scripts into an export and into its pages. Only this file depends on the form of that output (Next 16.4).
 * A document without these parts is about 150 KB lighter on a first visit. Contract: `makeDocuments` fails when a document still
 * refers to a Next script or an app names none, and tests/contract.test.ts tests both on what Next writes.
 */
const externalScript = /<script src="(\/_next\/[^"]+)"[^>]*><\/script>/g
/** Data for hydration, or a chunk of Turbopack. */
const inlineScript = /<script(?: id="[^"]*")?>((?:\(?self\.__next_f|\(globalThis\["TURBOPACK"\])[\s\S]*?)<\/script>/g
/** Preloads of scripts, and polyfills for browsers that the site does not support. */
const unneeded =
  /<link rel="(?:preload" as="script"|modulepreload")[^>]*>|<script src="\/_next\/[^"]+" noModule=""><\/script>/g
const stylesheet = /<link rel="stylesheet" href="(\/_next\/[^"]+)" data-precedence="next"\/>/g
const metadataSlot = /(?<=<body[^>]*>)<div hidden=""><\/div>/
/** Next leaves out the slash at the end of the home page's address: `https://agency.test`. */
const homeAddress = /(<(?:link rel="canonical" href|meta property="og:url" content)="https?:\/\/[^/"]+)(?=")/g
const hydrationMarker = /<!--(?:[$/!&]*| )-->/g
/** A pending Suspense boundary: its content is hidden until React runs. */
const pendingBoundary = '<!--$?-->'
/** Where one piece of React's data ends and the next one begins. Next cuts the pieces by the time at which they are ready. */
const dataCut = '"]);self.__next_f.push([1,"'

/** What to do where Next writes something else. */
export const adapt = "adapt packages/static-documents/src/next-html.ts to the new form of Next's output."

/** The not-found page under the name of its route, beside 404.html. */
export const notFoundCopy = '_not-found.html'

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

/** A page without Next's scripts and style sheets, and what was in their elements. */
export interface SplitPage {
  html: string
  /** The addresses of its scripts, in their order. */
  scripts: string[]
  stylesheets: string[]
}

function splitPage(page: string): SplitPage & { inline: string[] } {
  let html = page
  const take = (pattern: RegExp): string[] => {
    const taken: string[] = []
    html = html.replace(pattern, (_, captured: string) => {
      taken.push(captured)
      return ''
    })
    return taken
  }
  // The inline scripts are most of a page: removing them first halves the time of the other searches.
  const inline = take(inlineScript)
  take(unneeded)
  return { inline, scripts: take(externalScript), stylesheets: take(stylesheet), html }
}

/**
 * Takes the scripts and style sheets out of an app, which keeps what React needs for hydration. Its inline scripts are joined, so that
 * its policy needs one hash, however many there are, and so are the pieces of React's data, so that two builds have the same bytes.
 * @throws Error when it refers to no script.
 */
export function splitApp(page: string, address: string): SplitPage {
  const { inline, ...app } = splitPage(page)
  if (app.scripts.length === 0) throw new Error(`${address} is an app but refers to no script of Next: ${adapt}`)
  const data = `<script>${inline.join(';').replaceAll(dataCut, '')}</script>`
  return { ...app, html: app.html.replace('</body>', (end) => data + end) }
}

/**
 * Removes everything from a page that belongs to Next: the rest works without React. The home page gets the slash of its address.
 * @throws Error when content is hidden until React runs, or a Next script remains.
 */
export function splitDocument(page: string, address: string): SplitPage {
  if (page.includes(pendingBoundary))
    throw new Error(
      `${address} has content that is hidden until React runs (a pending Suspense boundary). Render it on the server.`,
    )
  const split = splitPage(page)
  const html = split.html.replace(hydrationMarker, '').replace(metadataSlot, '').replace(homeAddress, '$1/')
  const [left] = /<[^<]*"\/_next\/[^"]*\.js"[^<]*/.exec(html) ?? []
  if (left !== undefined)
    throw new Error(`${address} still refers to a script of Next in ${left.slice(0, 200)}: ${adapt}`)
  return { ...split, html }
}
