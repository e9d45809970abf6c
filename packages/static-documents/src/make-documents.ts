import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { addressOf, listFiles, mapWithLimit } from './files'
import { moveStyleAttributes, namesInScripts } from './markup'
import { isNextScript, notFoundCopy, presentStylesheet, type SplitPage, splitApp, splitDocument } from './next-html'
import { checkScripts, insertPolicy, type OutsideHosts, trustedTypesScript } from './policy'
import { StyleSheet } from './styles'

/** SVG symbols that pages refer to by ids with a common prefix. */
export interface SpriteSettings {
  /** What the ids of all symbols, and no others, begin with: `icon:`. */
  idPrefix: string
  /** Renders the hidden element that holds these symbols. It must have the attribute `data-sprite`, by which an app puts it back. */
  render: (names: readonly string[]) => string
}

/** What the engine must know of a site. */
export interface DocumentSettings {
  /** Addresses of the pages that run React in the browser; all others are documents. */
  apps: readonly string[]
  /** Texts of the inline scripts that documents may have. */
  inlineScripts?: readonly string[]
  /** Folders of the export, besides Next's, from which apps may load further scripts. */
  scriptFolders?: readonly string[]
  /** Symbols that are put into the pages that refer to them. */
  sprite?: SpriteSettings
  /** Other hosts that pages may use. */
  hosts?: OutsideHosts
}

/**
 * Tells Chromium (136 and later) to compile all functions of a script in the background while it loads. On an app, with
 * the processor slowed down four times, this reduces blocking time from 287 to 110 ms. Other browsers ignore the comment.
 */
const compileHint = '//# allFunctionsCalledOnLoad\n'

/** Next's scripts by address; adds the hint to each. */
async function hintCompilation(folder: string, files: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const texts = new Map<string, string>()
  await mapWithLimit(files.filter(isNextScript), 16, async (file) => {
    const text = await readFile(join(folder, file), 'utf8')
    texts.set(`/${file}`, text)
    await writeFile(join(folder, file), compileHint + text)
  })
  return texts
}

/**
 * The classes that scripts of these folders name, and those of them that no page has: only a script gives these to an element. A class
 * that pages have too is left to the pages whose elements have it.
 */
async function classesOfScripts(folder: string, files: readonly string[], scriptFolders: readonly string[]) {
  const read = async (ending: string, folders: readonly string[]) => {
    const wanted = files.filter((file) => file.endsWith(ending) && folders.some((each) => file.startsWith(each)))
    return (await Promise.all(wanted.map((file) => readFile(join(folder, file), 'utf8')))).join('\n')
  }
  const [scripts, sheets] = [await read('.js', scriptFolders), await read('.css', ['_next/'])]
  const named = namesInScripts(scripts).filter((name) => name.startsWith('.') && sheets.includes(name))
  let created = named
  for (const file of files.filter((each) => each.endsWith('.html'))) {
    if (created.length === 0) break
    const page = await readFile(join(folder, file), 'utf8')
    created = created.filter((name) => !page.includes(name.slice(1)))
  }
  return { named: new Set(named), created }
}

/**
 * Speculation rules: the browser fetches a page when a visitor points at its link and renders it in advance on a press. Browsers
 * do neither for visitors who save data. Apps are fetched but not rendered in advance.
 */
function speculationRules(apps: readonly string[]): string {
  const pages = [{ href_matches: '/*' }, { not: { href_matches: '/*.*' } }]
  const rules = {
    prefetch: [{ where: { and: pages }, eagerness: 'moderate' }],
    prerender: [{ where: { and: [...pages, { not: { href_matches: apps } }] }, eagerness: 'conservative' }],
  }
  return JSON.stringify(rules)
}

const append = (html: string, elements: string): string => html.replace('</body>', (end) => elements + end)

/**
 * Puts the symbols that a page refers to at the start of its body, each once. React ignores additional elements there when it
 * hydrates the page. An app's data may refer to symbols that it shows later.
 */
function insertSprite(html: string, { idPrefix, render }: SpriteSettings): string {
  const reference = new RegExp(`#${idPrefix.replace(/\W/g, '\\$&')}([\\w-]+)`, 'g')
  const names = new Set(Array.from(html.matchAll(reference), ([, name = '']) => name))
  return names.size === 0 ? html : html.replace(/<body[^>]*>/, (start) => start + render([...names].sort()))
}

/**
 * Turns an export of Next into the published site: documents without React, apps whose scripts start after the first paint, and
 * each page with its styles and its content security policy.
 * @param folder The export; changed in place.
 * @throws Error naming the page that does not have the expected form.
 */
export async function makeDocuments(folder: string, settings: DocumentSettings): Promise<void> {
  const { apps, inlineScripts = [], scriptFolders = [], sprite, hosts = {} } = settings
  const files = await listFiles(folder)
  const scriptTexts = await hintCompilation(folder, files)
  const { named, created } = await classesOfScripts(folder, files, scriptFolders)
  const speculationElement = `<script type="speculationrules">${speculationRules(apps)}</script>`
  const sheets = new Map<string, Promise<StyleSheet>>()

  /** Puts the symbols and the styles that a page can use into it, in an app the styles after `links`. */
  const insertUsed = async ({ html, stylesheets }: SplitPage, scriptNames: readonly string[], links?: string) => {
    const key = stylesheets.join()
    const sheet = sheets.get(key) ?? StyleSheet.read(folder, stylesheets)
    sheets.set(key, sheet)
    const rules = await sheet
    const page = moveStyleAttributes(sprite ? insertSprite(html, sprite) : html)
    const used = rules.cutTo(page, scriptNames, links === undefined ? named : undefined)
    return used.html.replace('</head>', (end) => `${links ?? ''}<style>${used.css}${page.css}</style>${end}`)
  }

  const makeDocument = async (page: string, address: string): Promise<string> => {
    const html = await insertUsed(splitDocument(page, address), created)
    checkScripts(html, address, inlineScripts)
    return insertPolicy(append(html, speculationElement), hosts)
  }

  const makeApp = async (page: string, address: string): Promise<string> => {
    const app = splitApp(page, address)
    const names = namesInScripts(app.scripts.map((each) => scriptTexts.get(each)).join('\n'))
    const html = await insertUsed(app, names, app.stylesheets.map(presentStylesheet).join(''))
    const list = `<script type="application/json" id="AppScripts">${JSON.stringify(app.scripts)}</script>`
    const whole = append(html, list + speculationElement + trustedTypesScript(scriptFolders))
    return insertPolicy(whole, { ...hosts, styleSheets: true, trustedTypes: ['default'] })
  }

  const pages = files.filter((file) => file.endsWith('.html'))
  await mapWithLimit(pages, 16, async (file) => {
    const path = join(folder, file)
    await rm(path.replace(/html$/, 'txt'), { force: true })
    if (file === notFoundCopy) return rm(path)
    const address = addressOf(file)
    const make = apps.includes(address) ? makeApp : makeDocument
    await writeFile(path, await make(await readFile(path, 'utf8'), address))
  })
}
