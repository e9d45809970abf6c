import { readFile, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { addressOf, forEachOf } from './files'
import { buildLoader } from './loader-script'
import { type ExportedPage, readPage } from './page'
import { asRuntime, type Runtime, runtimeProblem } from './runtime'
import { delayFramework, holdFramework, insertBefore, stripFramework, stripScripts } from './slim'
import { speculationRules } from './speculation'
import { insertSprite } from './sprite'
import { StyleSheets } from './styles'

/** How many pages of each kind there are. */
export type PageCounts = Record<Runtime, number>

const lanes = 16

const isFrameworkPage = (html: string): boolean => html.includes('/_next/static/')

/** Where Next puts the payload of a page. */
export const payloadFileOf = (page: string): string => page.replace(/\.html$/, '.txt')

/** Addresses of the pages that load the framework at once. */
async function heavyPages(folder: string, files: readonly string[]): Promise<string[]> {
  const heavy: string[] = []
  await forEachOf(files, lanes, async (file) => {
    // Not as text: decoding them all would take longer than looking for one word in them.
    if ((await readFile(join(folder, file))).includes('data-runtime="at-once"')) heavy.push(addressOf(file))
  })
  return heavy
}

/** Everything about one page that does not agree with what it says of itself. */
function problemsOf(page: ExportedPage, address: string): string[] {
  const problem = runtimeProblem(address, page.runtime, page.exports)
  const streams =
    page.streams && page.runtime !== 'at-once'
      ? `${address} has a part that stays hidden until the framework runs (a Suspense boundary). Render it on the server.`
      : undefined
  return [problem, streams].filter((sentence) => sentence !== undefined)
}

/**
 * Gives every page as much framework as it says it needs. Of their payloads only those stay that a page fetches when it starts
 * the framework: links load documents, so nobody asks for the others.
 * @param folder The export.
 * @param files Its files.
 * @param rewrite Applied to every page's text first.
 * @param finished Told of every file of a page once it is what it will be.
 * @throws Error naming every page whose word and content do not agree.
 */
export async function slimPages(
  folder: string,
  files: readonly string[],
  rewrite: (text: string) => string,
  finished: (file: string) => Promise<void>,
): Promise<PageCounts> {
  const htmlFiles = files.filter((file) => file.endsWith('.html'))
  const payloads = new Set(files.filter((file) => file.endsWith('.txt')))
  const [onDemand, atOnce] = await Promise.all([buildLoader('on-demand'), buildLoader('at-once')])
  const rules = speculationRules(await heavyPages(folder, htmlFiles))
  const sheets = new StyleSheets(folder)
  const counts: PageCounts = { none: 0, 'on-demand': 0, 'at-once': 0, framed: 0 }
  const problems: string[] = []

  /** The page's payload as a file, if there is one and it says exactly what the page says. */
  const keepPayload = async (page: ExportedPage, file: string): Promise<string | undefined> => {
    if (!payloads.has(file)) return undefined
    const payload = rewrite(await readFile(join(folder, file), 'utf8'))
    if (page.payload === '' || page.payload !== payload) return undefined
    payloads.delete(file)
    await writeFile(join(folder, file), payload)
    await finished(file)
    return `/${file}`
  }

  const slim = async (page: ExportedPage, file: string): Promise<string> => {
    if (page.runtime === 'framed') return stripScripts(await stripFramework(page, sheets))
    if (page.runtime === 'at-once') return insertBefore(await delayFramework(page, sheets, atOnce), '</body>', rules)
    if (page.runtime === 'none') return insertBefore(await stripFramework(page, sheets), '</body>', rules)
    const payload = await keepPayload(page, payloadFileOf(file))
    return insertBefore(await holdFramework(page, payload, sheets, onDemand), '</body>', rules)
  }

  const finish = async (file: string): Promise<void> => {
    const path = join(folder, file)
    const html = await readFile(path, 'utf8')
    if (!isFrameworkPage(html)) return
    const page = readPage(insertSprite(rewrite(html)))
    problems.push(...problemsOf(page, addressOf(file)))
    const runtime = asRuntime(page.runtime)
    if (runtime === undefined) return
    counts[runtime]++
    await writeFile(path, await slim(page, file))
    if (payloads.has(payloadFileOf(file))) await unlink(join(folder, payloadFileOf(file)))
  }

  await forEachOf(htmlFiles, lanes, async (file) => {
    await finish(file)
    await finished(file)
  })
  if (problems.length > 0) throw new Error(problems.sort().join('\n'))
  return counts
}
