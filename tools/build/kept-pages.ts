import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { forEachOf } from '../post-export/files'
import { fingerprint } from '../setup/fingerprint.mjs'
import { PageStore } from './page-store'

/** Scripts, style sheets and the site script: pages refer to them by names that change with their content. */
const assets = ['_next', 'site.js']

/**
 * The pages of the blog that have not changed since an earlier build. Next exports the others, these are put back as they
 * were: after an edit, the work does not grow with the number of articles.
 */
export class KeptPages {
  /** The pages that Next need not export. */
  paths: readonly string[]
  private readonly store: PageStore
  private readonly keys: ReadonlyMap<string, string>

  /**
   * Finds out which pages can be kept.
   * @param keys Of all pages that there are now, by path.
   * @param folder Where finished pages are kept between builds.
   */
  constructor(keys: ReadonlyMap<string, string>, folder: string) {
    this.keys = keys
    this.store = new PageStore(folder)
    this.paths = [...keys].filter(([, key]) => this.store.has(key)).map(([path]) => path)
  }

  /**
   * To be called when Next has exported the others.
   * @returns False when the kept pages refer to scripts or styles that are no more: Next then has to export all.
   */
  async fit(site: string): Promise<boolean> {
    const mark = fingerprint(site, assets)
    if ((await this.store.readMark()) === mark) return true
    await this.store.restart(mark)
    const fits = this.paths.length === 0
    this.paths = []
    return fits
  }

  /** Puts the kept pages into a site, beside those that Next has exported. */
  async place(site: string): Promise<void> {
    const missing = [...this.keys].filter(([path]) => !existsSync(join(site, `${path}.html`)))
    await forEachOf(missing, 16, ([, key]) => this.store.place(key, site))
  }

  /**
   * Keeps the finished pages that are new, without compressed copies, which are kept elsewhere, and forgets those that are no
   * more.
   */
  async keep(site: string): Promise<void> {
    const fresh = [...this.keys].filter(([, key]) => !this.store.has(key))
    await forEachOf(fresh, 16, async ([path, key]) => {
      await this.store.add(key, site, [`${path.slice(1)}.html`])
    })
    await this.store.prune(new Set(this.keys.values()))
  }
}
