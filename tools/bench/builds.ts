import { execFileSync } from 'node:child_process'
import { cp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { programs, runNode } from '../setup/run.mjs'
import { generateArticles } from './articles'

/** Not copied: output of a build, and what it does not need. */
const leftOut = /^(?:out.*|bench|screenshots|tests|test-results|\..*)$/

/** Memory of this process's descendants in MiB; shared pages are counted for each process. */
function memoryOfChildren(): number {
  const rows = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' }).trim().split('\n')
  const processes = rows.map((row) => row.trim().split(/\s+/).map(Number) as [id: number, parent: number, size: number])
  const below = (id: number): number =>
    processes.reduce((total, [child, parent, size]) => (parent === id ? total + size + below(child) : total), 0)
  return Math.round(below(process.pid) / 1024)
}

/** Runs a program of the project in a folder. Throws its output when it fails. */
export async function measureProgram(args: readonly string[], folder = '.') {
  let memory = 0
  const sampling = setInterval(() => (memory = Math.max(memory, memoryOfChildren())), 500)
  const began = performance.now()
  const { code, output } = await runNode(args, { cwd: folder, capture: true })
  clearInterval(sampling)
  if (code !== 0) throw new Error(output.slice(-3000))
  return { seconds: Math.round((performance.now() - began) / 100) / 10, 'memory MiB': memory }
}

/** Works in a copy of the project without what a build has written. */
export async function inCopy<Result>(name: string, work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = join(tmpdir(), `bench-${name}-${process.pid}`)
  try {
    const filter = (source: string) => !leftOut.test(relative('.', source))
    await cp('.', folder, { recursive: true, verbatimSymlinks: true, filter })
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Builds a copy of the project with generated articles, from nothing. Needs a machine that runs nothing else. */
export const measureBuild = (articles: number) =>
  inCopy(String(articles), async (folder) => {
    await generateArticles(articles, join(folder, 'content', 'articles'))
    return measureProgram(programs.build, folder)
  })
