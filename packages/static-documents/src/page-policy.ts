import { createHash } from 'node:crypto'
import { scriptFolder } from './next-html'
import { type OutsideHosts, type PolicySources, pagePolicy, writePolicy } from './policy'

const inlineScript = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/gi
const styleElement = /<style[^>]*>([\s\S]*?)<\/style>/gi
/** JSON and structured data, which browsers do not run. */
const isData = (attributes: string): boolean => /\stype="application\/(?:ld\+)?json"/.test(attributes)

const hashOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`

/** Inline scripts of a page that browsers run, or apply as rules. */
const scriptsIn = (html: string): string[] =>
  Array.from(html.matchAll(inlineScript), ([, attributes = '', text = '']) => (isData(attributes) ? '' : text)).filter(
    Boolean,
  )

/**
 * The only Trusted Types policy of an app: when React renders a translated page again, it parses an empty script element and
 * writes the text of a script that the page has into it; Next's loader adds files of the site. Every other string is rejected. It
 * must be named `default`, since neither names a policy of its own.
 */
const typesScript = (scriptFolders: readonly string[]): string => {
  const folders = [scriptFolder.slice(1, -1), ...scriptFolders].join('|').replaceAll('/', '\\/')
  return `<script>${[
    '{const texts=Array.from(document.scripts,({text})=>text);',
    "window.trustedTypes?.createPolicy('default',{",
    "createHTML:html=>['<script><\\/script>',...texts].includes(html)?html:null,",
    `createScriptURL:url=>/^\\/(${folders})\\/[\\w.~/-]+$/.test(url)?url:null})}`,
  ].join('')}</script>`
}

const charset = /<meta charset="[^"]*"\/?>/i

/**
 * Puts the content security policy of a page into its head, before everything that it applies to.
 * @throws Error when the page declares no encoding, after which the policy is inserted.
 */
function insertPolicy(html: string, sources: Omit<PolicySources, 'scriptHashes' | 'styleHashes'>): string {
  const policy = pagePolicy({
    ...sources,
    frames: /[<"]iframe/.test(html) ? sources.frames : [],
    scriptHashes: scriptsIn(html).map(hashOf),
    styleHashes: Array.from(html.matchAll(styleElement), ([, text = '']) => hashOf(text)),
  })
  if (!charset.test(html)) throw new Error('A page declares no encoding, so there is no place for its policy.')
  const meta = `<meta http-equiv="Content-Security-Policy" content="${writePolicy(policy)}">`
  return html.replace(charset, () => `<meta charset="utf-8">${meta}`)
}

/**
 * Puts its policy into a document, with the hashes of the scripts that documents have.
 * @param known Texts of the inline scripts that documents have.
 * @throws Error when the document has another inline script: whoever wrote it, it would be allowed to run.
 */
export function protectDocument(html: string, address: string, known: readonly string[], hosts: OutsideHosts): string {
  const unknown = scriptsIn(html).find((text) => !known.includes(text))
  if (unknown !== undefined)
    throw new Error(
      `${address} has an inline script that documents do not have (${unknown.slice(0, 60)}). Move it into a script file, or name it in \`inlineScripts\`.`,
    )
  return insertPolicy(html, hosts)
}

/**
 * Puts its policy into an app, with the hashes of Next's scripts and its one Trusted Types policy, at the end of the
 * body: React would take a script in the head for one of its own.
 * @param scriptFolders Folders besides Next's from which it may load scripts.
 */
export function protectApp(html: string, scriptFolders: readonly string[], hosts: OutsideHosts): string {
  const end = html.lastIndexOf('</body>')
  const withTypes = html.slice(0, end) + typesScript(scriptFolders) + html.slice(end)
  return insertPolicy(withTypes, { ...hosts, styleSheets: true, trustedTypes: ['default'] })
}
