import { readFile } from 'node:fs/promises'
import { posix } from 'node:path'
import { PageCss } from './page-css'
import { ScriptText } from './script-text'

const relativeUrl = /url\((["']?)(?!["'/#]|[a-z][a-z+.-]*:)([^"')]+)\1\)/gi

/** The style sheets of an export, each read once. */
export class StyleSheets {
  private readonly sheets = new Map<string, Promise<PageCss>>()
  private readonly scripts: ScriptText

  constructor(private readonly folder: string) {
    this.scripts = new ScriptText(folder)
  }

  /**
   * What a page can use of some style sheets, as one style element.
   * @param html The page without the framework.
   * @param addresses Of the sheets, in their order on the page.
   * @param startScripts Addresses of the scripts that the page starts with, if what they may add to it counts.
   */
  async elementFor(html: string, addresses: readonly string[], startScripts: readonly string[] = []) {
    const sheets = await Promise.all(addresses.map((address) => this.sheet(address)))
    const scripts = await this.scripts.from(startScripts)
    return `<style>${sheets.map((sheet) => sheet.cutTo(html, scripts)).join('')}</style>`
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
    const absolute = css.replace(relativeUrl, (_, _quote, path: string) => `url(${posix.join(here, path)})`)
    return new PageCss(absolute)
  }
}
