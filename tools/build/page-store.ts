import { existsSync, readdirSync } from 'node:fs'
import { copyFile, link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { listFiles } from '../post-export/files'

/** Name of the file that notes the mark; no key looks like it. */
const mark = 'assets'

/** A hard link costs nothing; across file systems a copy must do. */
async function linkFile(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true })
  await link(from, to).catch(() => copyFile(from, to))
}

/** Keeps the files of finished pages between builds, each page under a key of all that it was made from. */
export class PageStore {
  private readonly folder: string

  /** @param folder Made when something is put into it. */
  constructor(folder: string) {
    this.folder = folder
  }

  /** Whether the page is here. */
  has(key: string): boolean {
    return existsSync(join(this.folder, key))
  }

  /** Takes in the files of a page. */
  async add(key: string, site: string, files: readonly string[]): Promise<void> {
    const draft = join(this.folder, `${key}.${process.pid}`)
    for (const file of files) await linkFile(join(site, file), join(draft, file))
    // In one step: a build that is stopped leaves no half page.
    await rename(draft, join(this.folder, key))
  }

  /** Puts the files of a page into a site. */
  async place(key: string, site: string): Promise<void> {
    const page = join(this.folder, key)
    for (const file of await listFiles(page)) await linkFile(join(page, file), join(site, file))
  }

  /** Forgets all pages but these. */
  async prune(keys: ReadonlySet<string>): Promise<void> {
    const stale = readdirSync(this.folder).filter((name) => name !== mark && !keys.has(name))
    for (const name of stale) await rm(join(this.folder, name), { recursive: true })
  }

  /**
   * The mark of the files that the pages refer to: scripts and style sheets.
   * @returns Undefined when there are no pages.
   */
  readMark(): Promise<string | undefined> {
    return readFile(join(this.folder, mark), 'utf8').catch(() => undefined)
  }

  /** Forgets all pages; those that come now refer to files of this mark. */
  async restart(newMark: string): Promise<void> {
    await rm(this.folder, { recursive: true, force: true })
    await mkdir(this.folder, { recursive: true })
    await writeFile(join(this.folder, mark), newMark)
  }
}
