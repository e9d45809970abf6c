import { readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parse, stringify } from 'yaml'
import { copyProject } from '../build/site-inputs'
import { programs, runNode } from '../setup/run.mjs'

/** Runs a program of the project in a folder. Throws its output when it fails. */
export async function measureProgram(args: readonly string[], folder = '.') {
  const began = performance.now()
  const { code, output } = await runNode(args, { cwd: folder, capture: true })
  if (code !== 0) throw new Error(output.slice(-3000))
  return { seconds: Math.round((performance.now() - began) / 100) / 10 }
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
  const folder = '.cache/bench'
  await rm(folder, { recursive: true, force: true })
  copyProject('.', folder)
  await symlink(resolve('node_modules'), join(folder, 'node_modules'), 'junction')
  await addArticles(articles, join(folder, 'content', 'articles'))
  return measureProgram(programs.build, folder)
}
