import { appendFile, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listFiles } from '../post-export/files'
import { programs } from '../setup/programs.mjs'
import { runNode } from '../setup/run.mjs'
import { generateArticles } from './generate-articles'
import { copyProject } from './project-copy'

/** Seconds that the steps of a build took, for a number of articles. */
export interface BuildTimes {
  /** Generated articles; 0 for the repository as it is. */
  articles: number
  contentCheck: number
  /** A build with nothing cached. */
  build: number
  /** A build after a change of one article. */
  afterOneEdit: number
  /** A build with nothing changed. */
  unchanged: number
  /** Bytes of the first list page, which must not grow with the number of articles. */
  listPage: number
}

/** Runs a program of the project in a folder; seconds that it took. Throws what it printed when it fails. */
async function time(folder: string, args: readonly string[]): Promise<number> {
  const began = performance.now()
  const { code, output } = await runNode(args, { cwd: folder, capture: true, env: { NEXT_TELEMETRY_DISABLED: '1' } })
  if (code !== 0) throw new Error(output.slice(-3000))
  return Math.round((performance.now() - began) / 10) / 100
}

/**
 * Builds a copy of the project with more articles and takes the time. Run it with nothing else running.
 * @param root The project.
 * @param articles How many to generate.
 */
export async function measureBuilds(root: string, articles: number): Promise<BuildTimes> {
  const folder = join(tmpdir(), `bench-${articles}-${process.pid}`)
  try {
    await copyProject(root, folder)
    const texts = join(folder, 'content', 'articles')
    await generateArticles(articles, texts)
    const contentCheck = await time(folder, programs.contentCheck)
    const build = await time(folder, programs.build)
    const edited = (await listFiles(texts)).sort().at(-1) ?? ''
    await appendFile(join(texts, edited), '\nOne more sentence.\n')
    const afterOneEdit = await time(folder, programs.build)
    const unchanged = await time(folder, programs.build)
    const listPage = (await readFile(join(folder, 'out', 'blog.html'))).length
    return { articles, contentCheck, build, afterOneEdit, unchanged, listPage }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
