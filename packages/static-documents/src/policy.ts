import { createHash } from 'node:crypto'
import { adapt, scriptFolder } from './next-html'

/** A content security policy: the sources of each directive. */
export type Policy = Readonly<Record<string, readonly string[]>>

/** What a page may use besides files of the site. Hashes have the form `sha256-…`, and hosts are origins or `'self'`. */
export interface PolicySources {
  /** Hashes of inline scripts. */
  scriptHashes: readonly string[]
  /** Hashes of style elements. */
  styleHashes: readonly string[]
  /** Whether it may load style sheets of the site. */
  styleSheets?: boolean
  /** Hosts of the pages in its frames. */
  frames?: readonly string[]
  /** Other hosts that its scripts may send requests to. */
  connections?: readonly string[]
  /** Names of the Trusted Types policies that its scripts may create. */
  trustedTypes?: readonly string[]
}

/** Other hosts that pages may use. */
export type OutsideHosts = Pick<PolicySources, 'connections' | 'frames'>

const self = "'self'"
const none = "'none'"

const quoted = (hashes: readonly string[]): string[] => [...new Set(hashes)].sort().map((hash) => `'${hash}'`)

/** The policy of one page. What is not named is forbidden, such as strings in places where the browser would parse them as code. */
export const pagePolicy = (sources: PolicySources): Policy => ({
  'default-src': [none],
  'script-src': [self, ...quoted(sources.scriptHashes)],
  'style-src': [...(sources.styleSheets ? [self] : []), ...quoted(sources.styleHashes)],
  'img-src': [self, 'data:'],
  'font-src': [self],
  'manifest-src': [self],
  // Lighthouse reads robots.txt from inside the page.
  'connect-src': [self, ...(sources.connections ?? [])],
  ...(sources.frames?.length ? { 'frame-src': sources.frames } : {}),
  'object-src': [none],
  'base-uri': [none],
  'form-action': [self],
  'require-trusted-types-for': ["'script'"],
  'trusted-types': sources.trustedTypes ?? [none],
})

/** The text of a policy, for a header or a `<meta>`. */
export const writePolicy = (policy: Policy): string =>
  Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join(';')

/** Reads a policy that {@link writePolicy} wrote. */
export const readPolicy = (text: string): Policy =>
  Object.fromEntries(
    text.split(';').map((part) => {
      const [directive = '', ...sources] = part.trim().split(' ')
      return [directive, sources]
    }),
  )

/** A policy for a header, with what a `<meta>` cannot say: only the site may show its pages in frames. */
export const framedBySite = (policy: Policy): Policy => ({ ...policy, 'frame-ancestors': [self] })

/**
 * The policy that a server sends with every document. The styles of documents differ, so their hashes are only in the policy in the
 * page, which browsers apply as well: the header's `'unsafe-inline'` allows no style that the page's own policy forbids.
 * @param document The policy in any document.
 */
export const documentHeaderPolicy = (document: Policy, { frames = [none] }: Pick<OutsideHosts, 'frames'>): Policy =>
  framedBySite({ ...document, 'style-src': ["'unsafe-inline'"], 'frame-src': frames })

/** An inline script that browsers run, or apply as rules: not JSON or structured data. */
const inlineScript = /<script(?![^>]*\s(?:src=|type="application\/))[^>]*>([\s\S]*?)<\/script>/gi
const styleElement = /<style[^>]*>([\s\S]*?)<\/style>/gi

const textsIn = (html: string, element: RegExp): string[] => Array.from(html.matchAll(element), ([, text = '']) => text)

const hashOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`

/**
 * The only Trusted Types policy of an app: when React renders a translated page again, it parses an empty script element and
 * writes the text of a script that the page has into it; Next's loader adds files of the site. Every other string is rejected. It
 * must be named `default`, since neither names a policy of its own. At the end of the body: React would take a script in the head for
 * one of its own.
 * @param scriptFolders Folders besides Next's from which the app may load scripts.
 */
export const trustedTypesScript = (scriptFolders: readonly string[]): string => {
  const folders = [scriptFolder.slice(1, -1), ...scriptFolders].join('|').replaceAll('/', '\\/')
  return `<script>${[
    '{const texts=Array.from(document.scripts,({text})=>text);',
    "window.trustedTypes?.createPolicy('default',{",
    "createHTML:html=>['<script><\\/script>',...texts].includes(html)?html:null,",
    `createScriptURL:url=>/^\\/(${folders})\\/[\\w.~/-]+$/.test(url)?url:null})}`,
  ].join('')}</script>`
}

/**
 * Makes sure that a document has no other inline scripts than those with these texts.
 * @throws Error when it has: whoever wrote the script, its policy would allow it to run.
 */
export function checkScripts(html: string, address: string, known: readonly string[]): void {
  const unknown = textsIn(html, inlineScript).find((text) => !known.includes(text))
  if (unknown !== undefined)
    throw new Error(
      `${address} has an inline script that documents do not have (${unknown.slice(0, 60)}). If Next wrote it, ${adapt} Else move it into a script file, or name it in \`inlineScripts\`.`,
    )
}

const charset = /<meta charset="[^"]*"\/?>/i

/**
 * Puts the content security policy of a page into its head, before everything that it applies to.
 * @throws Error when the page declares no encoding, after which the policy is inserted.
 */
export function insertPolicy(html: string, sources: Omit<PolicySources, 'scriptHashes' | 'styleHashes'>): string {
  const policy = pagePolicy({
    ...sources,
    frames: /[<"]iframe/.test(html) ? sources.frames : [],
    scriptHashes: textsIn(html, inlineScript).map(hashOf),
    styleHashes: textsIn(html, styleElement).map(hashOf),
  })
  if (!charset.test(html)) throw new Error('A page declares no encoding, so there is no place for its policy.')
  const meta = `<meta http-equiv="Content-Security-Policy" content="${writePolicy(policy)}">`
  return html.replace(charset, () => `<meta charset="utf-8">${meta}`)
}
