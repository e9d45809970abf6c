import { copyFile, link, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { forEachOf, listFiles } from './files'

/** Keeps results between builds, each under a name that changes with what it was made from. */
export class CopyStore {
  /** How many results came from an earlier build. */
  reused = 0
  private readonly used = new Set<string>()
  private readonly making = new Map<string, Promise<void>>()
  private readonly folders = new Map<string, Promise<unknown>>()

  private constructor(
    private readonly folder: string,
    private readonly stored: ReadonlySet<string>,
  ) {}

  /** Opens the store in a folder, which is made when it is missing. */
  static async open(folder: string): Promise<CopyStore> {
    await mkdir(folder, { recursive: true })
    return new CopyStore(folder, new Set(await listFiles(folder)))
  }

  /**
   * Puts the result called `name` at `target`; calls `make` only when neither this build nor an earlier one has made it.
   */
  async place(name: string, target: string, make: () => Promise<Buffer>): Promise<void> {
    const made = this.making.get(name) ?? this.provide(name, make)
    this.making.set(name, made)
    await made
    const source = join(this.folder, name)
    // A hard link costs nothing; across file systems a copy must do.
    await link(source, target).catch(() => copyFile(source, target))
  }

  /** Removes what this build did not use, so that the store does not grow without end. */
  async prune(): Promise<void> {
    const stale = [...this.stored].filter((name) => !this.used.has(name))
    await forEachOf(stale, 32, (name) => rm(join(this.folder, name), { force: true }))
  }

  private async provide(name: string, make: () => Promise<Buffer>): Promise<void> {
    this.used.add(name)
    if (this.stored.has(name)) {
      this.reused++
      return
    }
    const file = join(this.folder, name)
    await this.makeFolder(dirname(file))
    // Written under another name first: a build that is stopped leaves no half result.
    const part = `${file}.${process.pid}`
    await writeFile(part, await make())
    await rename(part, file)
  }

  private async makeFolder(folder: string): Promise<void> {
    const made = this.folders.get(folder) ?? mkdir(folder, { recursive: true })
    this.folders.set(folder, made)
    await made
  }
}
