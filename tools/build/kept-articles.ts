import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { forEachOf } from '../post-export/files'
import { fingerprint } from '../setup/fingerprint.mjs'
import { PageStore } from './page-store'

/** Scripts, style sheets and the site script: pages refer to them by names that change with their content. */
const assets = ['_next', 'site.js']

/**
 * The pages of articles that have not changed since an earlier build. Next exports the others, these are put back as they
 * were: after an edit, the work does not grow with the number of articles.
 */
export class KeptArticles {
  private readonly store: PageStore
  private readonly keys: ReadonlyMap<string, string>
  private kept: ReadonlySet<string>
  private mark = ''

  private constructor(store: PageStore, keys: ReadonlyMap<string, string>, kept: ReadonlySet<string>) {
    this.store = store
    this.keys = keys
    this.kept = kept
  }

  /**
   * Finds out which pages can be kept.
   * @param keys Of the pages of all articles, by slug.
   * @param folder Where finished pages are kept between builds.
   */
  static open(keys: ReadonlyMap<string, string>, folder: string): KeptArticles {
    const store = new PageStore(folder)
    const kept = [...keys].filter(([, key]) => store.has(key)).map(([slug]) => slug)
    // Next exports no route without a page.
    return new KeptArticles(store, keys, new Set(kept.length < keys.size ? kept : kept.slice(1)))
  }

  /** The articles that Next need not export. */
  get slugs(): readonly string[] {
    return [...this.kept]
  }

  /**
   * To be called when Next has exported the others.
   * @returns False when the kept pages refer to scripts or styles that are no more: Next then has to export all.
   */
  async fit(site: string): Promise<boolean> {
    this.mark = fingerprint(site, assets)
    if ((await this.store.readMark()) === this.mark) return true
    await this.store.restart(this.mark)
    const fits = this.kept.size === 0
    this.kept = new Set()
    return fits
  }

  /** Adds the kept pages to the finished ones of a site, and keeps those that are new. */
  async complete(site: string): Promise<void> {
    await forEachOf([...this.keys], 16, async ([slug, key]) => {
      if (this.kept.has(slug)) await this.store.place(key, site)
      else if (!this.store.has(key)) await this.store.add(key, site, await filesOf(slug, site))
    })
    await this.store.prune(new Set(this.keys.values()))
  }
}

/** A page, its payload, and the parts of that which the client router asks for one by one. */
async function filesOf(slug: string, site: string): Promise<string[]> {
  const parts = await readdir(join(site, 'blog', slug))
  return [`blog/${slug}.html`, `blog/${slug}.txt`, ...parts.map((part) => `blog/${slug}/${part}`)]
}
