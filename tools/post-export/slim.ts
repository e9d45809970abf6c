import type { Loader } from './loader-script'
import type { ExportedPage, FrameworkPiece } from './page'
import { replacePieces, scan } from './scan'
import type { StyleSheets } from './styles'

const without = (page: ExportedPage, roles: readonly FrameworkPiece['role'][]): string =>
  replacePieces(
    page.html,
    page.framework.filter(({ role }) => roles.includes(role)).map(({ piece }) => ({ piece, by: '' })),
  )

/** The addresses that the pieces of one role name, each once. */
const addresses = (page: ExportedPage, role: FrameworkPiece['role'], attribute: string): string[] => {
  const all = page.framework.flatMap((each) => (each.role === role ? (each.piece.attributes.get(attribute) ?? []) : []))
  return [...new Set(all)]
}

/** Puts markup before a closing tag. */
export function insertBefore(html: string, closing: '</head>' | '</body>', markup: string): string {
  const at = closing === '</head>' ? html.indexOf(closing) : html.lastIndexOf(closing)
  return at < 0 ? html : html.slice(0, at) + markup + html.slice(at)
}

const inlineStyles = async (html: string, page: ExportedPage, sheets: StyleSheets): Promise<string> =>
  insertBefore(html, '</head>', await sheets.elementFor(html, addresses(page, 'style', 'href')))

/**
 * Out of every page: polyfills for browsers that the site does not support; style sheets, since the rules that the page can
 * use stand in it; and preloads of fonts, which those rules name just as early, without taking the line from the page
 * itself (largest contentful paint of the FAQ on a simulated phone: 1.37 s with, 1.24 s without).
 */
const always = ['legacy', 'style', 'font'] as const

/** Takes out everything that only the framework needs. What is left is a complete page with its styles in it. */
export async function stripFramework(page: ExportedPage, sheets: StyleSheets): Promise<string> {
  const html = without(page, [...always, 'script', 'preload', 'payload', 'start', 'mark'])
  // The place where the framework would stream late metadata.
  return inlineStyles(html.replace(/(<body[^>]*>)<div hidden=""><\/div>/, '$1'), page, sheets)
}

/** Takes out every script, the site's own too: the page around the frame does for it what has to be done. */
export const stripScripts = (html: string): string =>
  replacePieces(
    html,
    [...scan(html)].filter(({ kind }) => kind === 'script').map((piece) => ({ piece, by: '' })),
  )

/**
 * Takes out the scripts and puts in the loader that adds them when they are needed, and the styles for what the page shows:
 * its scripts change that, but add nothing of another kind (a browser test holds them to it).
 * @param payload Address of a file with exactly the page's payload, if there is one: the page then leaves it out too.
 * @param loader Makes the loader's script element.
 */
export async function holdFramework(
  page: ExportedPage,
  payload: string | undefined,
  sheets: StyleSheets,
  loader: Loader,
): Promise<string> {
  const html = without(page, [...always, 'script', 'preload', ...(payload ? (['payload'] as const) : [])])
  const held = {
    styles: addresses(page, 'style', 'href'),
    scripts: addresses(page, 'script', 'src'),
    ...(payload ? { payload } : {}),
  }
  // Last in the head: before any other script there, React would take it for that one and reject the page.
  return insertBefore(await inlineStyles(html, page, sheets), '</head>', loader(held))
}

/**
 * Lets the framework start when the page has been painted. The page has the styles that it can use in whatever state the
 * scripts bring it into; the loader holds the whole sheets for the pages that the visitor goes to.
 */
export async function delayFramework(page: ExportedPage, sheets: StyleSheets, loader: Loader): Promise<string> {
  const html = without(page, [...always, 'script', 'preload'])
  const styles = addresses(page, 'style', 'href')
  const scripts = addresses(page, 'script', 'src')
  const styled = insertBefore(html, '</head>', await sheets.elementFor(html, styles, scripts))
  return insertBefore(styled, '</head>', loader({ styles, scripts }))
}
