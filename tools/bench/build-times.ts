import { appendFile, readFile, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { listFiles } from '../finish/files'
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

/**
 * Minutes after which a build is given up: far more than the largest should take, so that a measurement ends even when
 * something hangs.
 */
const limit = 30

/** Runs a program of the project in a folder; seconds that it took. Throws what it printed when it fails. */
async function time(what: string, folder: string, args: readonly string[]): Promise<number> {
  process.stderr.write(`  ${what} … `)
  const began = performance.now()
  const { code, output } = await runNode(args, {
    cwd: folder,
    capture: true,
    env: { NEXT_TELEMETRY_DISABLED: '1' },
    limit: limit * 60_000,
  })
  const seconds = Math.round((performance.now() - began) / 10) / 100
  process.stderr.write(`${seconds} s\n`)
  if (seconds >= limit * 60) throw new Error(`Given up after ${limit} minutes: ${what}.`)
  if (code !== 0) throw new Error(output.slice(-3000))
  return seconds
}

/**
 * Builds a copy of the project with more articles and takes the time. Run it with nothing else running.
 * @param root The project.
 * @param articles How many to generate.
 */
export async function measureBuilds(root: string, articles: number): Promise<BuildTimes> {
  const folder = join(tmpdir(), `bench-${articles}-${process.pid}`)
  try {
    process.stderr.write(`Builds with ${articles} generated articles, load ${loadavg()[0]?.toFixed(1)}\n`)
    await copyProject(root, folder)
    const texts = join(folder, 'content', 'articles')
    await generateArticles(articles, texts)
    const contentCheck = await time('content check', folder, programs.contentCheck)
    // The check has left its results there.
    await rm(join(folder, '.cache'), { recursive: true, force: true })
    const build = await time('build with nothing cached', folder, programs.build)
    const edited = (await listFiles(texts)).sort().at(-1) ?? ''
    await appendFile(join(texts, edited), '\nOne more sentence.\n')
    const afterOneEdit = await time('build after one edit', folder, programs.build)
    const unchanged = await time('build with nothing changed', folder, programs.build)
    const listPage = (await readFile(join(folder, 'out', 'blog.html'))).length
    return { articles, contentCheck, build, afterOneEdit, unchanged, listPage }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
