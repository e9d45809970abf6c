import { readFile } from 'node:fs/promises'
import { posix } from 'node:path'
import { listFiles } from './files'
import { PageCss } from './page-css'

const relativeUrl = /url\((["']?)(?!["'/#]|[a-z][a-z+.-]*:)([^"')]+)\1\)/gi

/** The style sheets of an export, each read once. */
export class StyleSheets {
  private readonly sheets = new Map<string, Promise<PageCss>>()
  private allScripts: Promise<string> | undefined

  constructor(private readonly folder: string) {}

  /**
   * What a page can use of some style sheets, as one style element.
   * @param html The page without the framework.
   * @param addresses Of the sheets, in their order on the page.
   * @param scope Whether to count what the site's scripts may add to the page.
   */
  async elementFor(html: string, addresses: readonly string[], scope: 'alone' | 'and its scripts' = 'alone') {
    const sheets = await Promise.all(addresses.map((address) => this.sheet(address)))
    const scripts = scope === 'alone' ? '' : await this.scripts()
    return `<style>${sheets.map((sheet) => sheet.cutTo(html, scripts)).join('')}</style>`
  }

  /** The text of all scripts of the export. */
  private scripts(): Promise<string> {
    this.allScripts ??= listFiles(posix.join(this.folder, '_next'))
      .then((files) => files.filter((file) => file.endsWith('.js')))
      .then((files) => Promise.all(files.map((file) => readFile(posix.join(this.folder, '_next', file), 'utf8'))))
      .then((texts) => texts.join('\n'))
    return this.allScripts
  }

  private sheet(address: string): Promise<PageCss> {
    const known = this.sheets.get(address) ?? this.read(address)
    this.sheets.set(address, known)
    return known
  }

  private async read(address: string): Promise<PageCss> {
    const css = await readFile(posix.join(this.folder, address), 'utf8')
    // In the page, what was relative to the sheet would be relative to the page.
    const here = posix.dirname(address)
    return new PageCss(css.replace(relativeUrl, (_, _quote, path: string) => `url(${posix.join(here, path)})`))
  }
}
