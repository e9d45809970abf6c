import { execFileSync } from 'node:child_process'
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { parse, stringify } from 'yaml'
import { programs, runNode } from '../setup/run.mjs'

/** Not copied: output of a build, and what it does not need. */
const leftOut = /^(?:out.*|bench|tests|test-results|\..*)$/

/** Memory of this process's descendants in MiB; shared pages are counted for each process. */
function memoryOfChildren(): number {
  const table = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' })
  const processes = Array.from(table.matchAll(/(\d+) +(\d+) +(\d+)/g), (row) => row.slice(1).map(Number))
  const below = (id: number): number =>
    processes.reduce((sum, [child = 0, parent, size = 0]) => (parent === id ? sum + size + below(child) : sum), 0)
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

/** Adds articles to a folder: its shortest one without one of its sections, under a name of their own. */
async function addArticles(count: number, folder: string): Promise<void> {
  const files = await Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8')))
  const [shortest = ''] = files.sort((a, b) => a.length - b.length)
  const [, fields = '', body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(shortest) ?? []
  const { updated: _, oldSlugs: __, ...kept } = parse(fields)
  const [start = '', ...sections] = body.split(/^(?=## )/m)
  for (let index = 0; index < count; index++) {
    const published = new Date(Date.UTC(2020, 0, 1 + (index % 2000))).toISOString().slice(0, 10)
    const own = { title: `Generated article ${index}`, preview: `The sections of article ${index}.`, published }
    const text = [start, ...sections.filter((_, section) => section !== index % sections.length)].join('')
    await writeFile(join(folder, `generated-${index}.mdx`), `---\n${stringify({ ...kept, ...own })}---\n${text}`)
  }
}

/** Builds a copy of the project with generated articles, from nothing. Needs a machine that runs nothing else. */
export async function measureBuild(articles: number) {
  const folder = join(tmpdir(), `bench-${articles}-${process.pid}`)
  try {
    const filter = (source: string) => !leftOut.test(relative('.', source))
    await cp('.', folder, { recursive: true, verbatimSymlinks: true, filter })
    await addArticles(articles, join(folder, 'content', 'articles'))
    return await measureProgram(programs.build, folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
