import { clientExports, pushedPayload } from './flight'
import { type Piece, scan } from './scan'

/** What the rewriting needs to know of an exported page. */
export interface ExportedPage {
  html: string
  /** The value of `data-runtime` on the main part. */
  runtime: string | undefined
  /** Scripts and preloads of the framework and the marks that it leaves for hydration, in order. */
  framework: readonly FrameworkPiece[]
  /** The text that the page hands to the framework. */
  payload: string
  /** Names of the client components on the page. */
  exports: readonly string[]
  /** Whether a part of the content stands in a hidden block until a script moves it. */
  streams: boolean
}

/** A piece that the framework has written or needs, and what it is for. */
export interface FrameworkPiece {
  piece: Piece
  role: 'script' | 'legacy' | 'preload' | 'payload' | 'start' | 'mark' | 'style' | 'font'
}

const chunks = '/_next/static/'

/** Comments that React writes to find its places again; all other comments stay. */
const mark = /^<!--(?:[$/!&?]{0,3}|\s)-->$/

function scriptRole({ attributes, body }: Piece): FrameworkPiece['role'] | undefined {
  if (attributes.has('type') && attributes.get('type') !== 'text/javascript') return undefined
  const src = attributes.get('src')
  if (src !== undefined) {
    if (!src.startsWith(chunks)) return undefined
    return attributes.has('nomodule') ? 'legacy' : 'script'
  }
  if (pushedPayload(body) !== undefined) return 'payload'
  if (body.includes('globalThis["TURBOPACK"]') || /^\s*(?:requestAnimationFrame\(function\(\)\{)?\$R[A-Z]/.test(body))
    return 'start'
  return undefined
}

function roleOf(piece: Piece, html: string): FrameworkPiece['role'] | undefined {
  if (piece.kind === 'script') return scriptRole(piece)
  if (piece.kind === 'comment') return mark.test(html.slice(piece.start, piece.end)) ? 'mark' : undefined
  if (piece.kind !== 'link') return undefined
  const rel = piece.attributes.get('rel')
  if (rel === 'preload' && piece.attributes.get('as') === 'font') return 'font'
  const href = piece.attributes.get('href') ?? ''
  if (!href.startsWith(chunks)) return undefined
  if (rel === 'stylesheet' && !piece.attributes.has('media')) return 'style'
  const isScript = rel === 'modulepreload' || (rel === 'preload' && piece.attributes.get('as') === 'script')
  return isScript ? 'preload' : undefined
}

/** Reads an exported page. */
export function readPage(html: string): ExportedPage {
  const framework: FrameworkPiece[] = []
  const pushed: string[] = []
  let runtime: string | undefined
  for (const piece of scan(html)) {
    if (piece.kind === 'main') runtime ??= piece.attributes.get('data-runtime')
    const role = roleOf(piece, html)
    if (role !== undefined) framework.push({ piece, role })
    if (role === 'payload') pushed.push(pushedPayload(piece.body) ?? '')
  }
  const streams = framework.some(({ piece, role }) => role === 'mark' && html.startsWith('<!--$?', piece.start))
  const payload = pushed.join('')
  return { html, runtime, framework, payload, exports: clientExports(payload), streams }
}
