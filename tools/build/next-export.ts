import { writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { programs } from '../setup/programs.mjs'
import { runNode } from '../setup/run.mjs'
import type { KeptPages } from './kept-pages'
import { StageFailure } from './stages'
import { contentIsReady } from './wait-for-content.mjs'

/**
 * Next's export. It starts with the build, compiles the code while the content is checked and read, and then waits for it.
 */
export class NextExport {
  private go: () => void = () => {}
  private stop: () => void = () => {}
  private run: ReturnType<typeof runNode> | undefined

  /**
   * @param root The project.
   * @param env Added to Next's environment.
   */
  constructor(
    private readonly root: string,
    private readonly env: Record<string, string>,
  ) {}

  private get keptList(): string {
    return join(this.root, '.cache', 'kept-pages.json')
  }

  /** Lets Next begin. What it prints is held back until {@link complete}. */
  start(staging: string): void {
    const release = new Promise<string>((resolve, reject) => {
      this.go = () => resolve(contentIsReady)
      this.stop = () => reject(new Error('The build has stopped.'))
    })
    this.run = runNode([...programs.next, 'build'], {
      cwd: this.root,
      release,
      env: {
        ...this.env,
        // Next names the folder of a static export relative to the project.
        EXPORT_FOLDER: basename(staging),
        KEPT_PAGES: this.keptList,
        NEXT_TELEMETRY_DISABLED: '1',
        NODE_ENV: 'production',
      },
    })
  }

  /** Ends Next, since the content is not fit to be published. */
  async giveUp(): Promise<void> {
    this.stop()
    await this.run
  }

  /**
   * Lets Next export the pages, now that the content is there, but for those of which a finished one is kept.
   * @throws StageFailure when Next did not succeed; it has then said why.
   */
  async complete(kept: KeptPages): Promise<void> {
    await writeFile(this.keptList, JSON.stringify(kept.paths))
    this.go()
    const result = await this.run
    if (result?.code !== 0) throw new StageFailure('', result?.output)
  }
}
