import { readFile, rm, rmdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { addressOf, forEachOf, listFiles } from './files'
import { moveStyleAttributes, namesInScripts } from './markup'
import { isNextScript, joinInlineScripts, leftoversIn, presentStylesheet, splitApp, splitDocument } from './next-html'
import { protectApp, protectDocument } from './page-policy'
import type { OutsideHosts } from './policy'
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

const insertBefore = (html: string, closing: '</head>' | '</body>', markup: string): string => {
  const at = closing === '</head>' ? html.indexOf(closing) : html.lastIndexOf(closing)
  return html.slice(0, at) + markup + html.slice(at)
}

/** Removes files that no page requests; returns the remaining files. */
async function removeLeftovers(folder: string, files: readonly string[]): Promise<string[]> {
  const removed = new Set(leftoversIn(files))
  await forEachOf([...removed], 32, (file) => rm(join(folder, file)))
  // A folder with remaining files is not removed.
  for (const path of new Set([...removed].map(dirname)))
    if (path !== '.') await rmdir(join(folder, path)).catch(() => undefined)
  return files.filter((file) => !removed.has(file))
}

/** Next's scripts by address; adds the hint to each. */
async function hintCompilation(folder: string, files: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const texts = new Map<string, string>()
  await forEachOf(files.filter(isNextScript), 16, async (file) => {
    const text = await readFile(join(folder, file), 'utf8')
    texts.set(`/${file}`, text)
    await writeFile(join(folder, file), compileHint + text)
  })
  return texts
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

/**
 * Returns a function that puts the symbols that a page refers to at the start of its body, each once. React ignores additional
 * elements there when it hydrates the page. An app's data may refer to symbols that it shows later.
 */
function spriteInserter(settings: SpriteSettings | undefined): (html: string) => string {
  if (settings === undefined) return (html) => html
  const { idPrefix, render } = settings
  const reference = new RegExp(`#${idPrefix.replace(/\W/g, '\\$&')}([\\w-]+)`, 'g')
  /** Pages with the same template share one. */
  const sprites = new Map<string, string>()
  return (html) => {
    const names = [...new Set(Array.from(html.matchAll(reference), ([, name = '']) => name))].sort()
    if (names.length === 0) return html
    const key = names.join()
    const sprite = sprites.get(key) ?? render(names)
    if (!sprite.includes(' data-sprite'))
      throw new Error('The sprite has no attribute data-sprite. Render it with one.')
    sprites.set(key, sprite)
    return html.replace(/<body[^>]*>/, (start) => start + sprite)
  }
}

/**
 * Turns an export of Next into the published site: documents without React, apps whose scripts start after the first paint, and
 * each page with its styles and its content security policy.
 * @param folder The export; changed in place.
 * @throws Error naming the page that does not have the expected form.
 */
export async function makeDocuments(folder: string, settings: DocumentSettings): Promise<void> {
  const { apps, inlineScripts = [], scriptFolders = [], hosts = {} } = settings
  const files = await removeLeftovers(folder, await listFiles(folder))
  const scriptTexts = await hintCompilation(folder, files)
  const insertSprite = spriteInserter(settings.sprite)
  const speculation = speculationRules(apps)
  const speculationElement = `<script type="speculationrules">${speculation}</script>`
  const sheets = new Map<string, Promise<StyleSheet>>()

  /** Puts the styles that a page can use into its head, after `before`. */
  const insertStyles = async (
    page: string,
    addresses: readonly string[],
    names?: readonly string[],
    before = '',
  ): Promise<string> => {
    const key = addresses.join()
    const sheet = sheets.get(key) ?? StyleSheet.read(folder, addresses)
    sheets.set(key, sheet)
    const rules = (await sheet).cutTo(page, names)
    const { html, css } = moveStyleAttributes(page)
    return insertBefore(html, '</head>', `${before}<style>${rules}${css}</style>`)
  }

  const makeDocument = async (page: string, address: string): Promise<string> => {
    const { html, stylesheets } = splitDocument(page, address)
    const whole = await insertStyles(insertSprite(html), stylesheets)
    const known = [...inlineScripts, speculation]
    return protectDocument(insertBefore(whole, '</body>', speculationElement), address, known, hosts)
  }

  const makeApp = async (page: string, address: string): Promise<string> => {
    const { html, stylesheets, scripts } = splitApp(page, address)
    const scriptNames = namesInScripts(scripts.map((each) => scriptTexts.get(each)).join('\n'))
    const links = stylesheets.map(presentStylesheet).join('')
    const whole = await insertStyles(joinInlineScripts(insertSprite(html)), stylesheets, scriptNames, links)
    const list = `<script type="application/json" id="AppScripts">${JSON.stringify(scripts)}</script>`
    return protectApp(insertBefore(whole, '</body>', list + speculationElement), scriptFolders, hosts)
  }

  await forEachOf(
    files.filter((file) => file.endsWith('.html')),
    16,
    async (file) => {
      const path = join(folder, file)
      const address = addressOf(file)
      const make = apps.includes(address) ? makeApp : makeDocument
      await writeFile(path, await make(await readFile(path, 'utf8'), address))
    },
  )
}
