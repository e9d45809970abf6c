import { createHash } from 'node:crypto'
import { adapt, scriptFolder } from './next-html'
import { type PolicySources, pagePolicy, writePolicy } from './policy'

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
