import { readFile, rm, rmdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { appPaths } from '../../lib/routes'
import { addressOf, forEachOf, listFiles } from './files'
import { isNextScript, joinInlineScripts, leftoversIn, presentStylesheet, splitApp, splitDocument } from './next-html'
import { type OutsideHosts, protectApp, protectDocument } from './policy'
import { namesInScripts } from './selectors'
import { speculationRules } from './speculation'
import { insertSprite } from './sprite'
import { moveStyleAttributes } from './style-attributes'
import { StyleSheet } from './styles'

/**
 * Tells Chromium (136 and later) to compile all functions of a script in the background while it loads. On the calculator, with
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
 * Turns Next's export into the published site: documents without React, apps whose scripts start after the first paint, and
 * each page with its styles and its content security policy.
 * @param folder The export; changed in place.
 * @throws Error naming the page that does not have the expected form.
 */
export async function finishExport(folder: string, hosts: OutsideHosts): Promise<void> {
  const files = await removeLeftovers(folder, await listFiles(folder))
  const scriptTexts = await hintCompilation(folder, files)
  const speculation = speculationRules(appPaths)
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

  const finishDocument = async (page: string, address: string): Promise<string> => {
    const { html, stylesheets } = splitDocument(page, address)
    const whole = await insertStyles(insertSprite(html), stylesheets)
    return protectDocument(insertBefore(whole, '</body>', speculationElement), address, [speculation], hosts)
  }

  const finishApp = async (page: string, address: string): Promise<string> => {
    const { html, stylesheets, scripts: addresses } = splitApp(page)
    if (addresses.length === 0)
      throw new Error(`${address} is an app but refers to no script of Next: adapt tools/finish/next-html.ts.`)
    const scriptNames = namesInScripts(addresses.map((each) => scriptTexts.get(each)).join('\n'))
    const links = stylesheets.map(presentStylesheet).join('')
    const whole = await insertStyles(joinInlineScripts(insertSprite(html)), stylesheets, scriptNames, links)
    const list = `<script type="application/json" id="AppScripts">${JSON.stringify(addresses)}</script>`
    return protectApp(insertBefore(whole, '</body>', list + speculationElement), hosts)
  }

  await forEachOf(
    files.filter((file) => file.endsWith('.html')),
    16,
    async (file) => {
      const path = join(folder, file)
      const address = addressOf(file)
      const page = await readFile(path, 'utf8')
      await writeFile(
        path,
        await (appPaths.includes(address) ? finishApp(page, address) : finishDocument(page, address)),
      )
    },
  )
}
