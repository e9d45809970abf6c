import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { entryIn } from '@site/content-check'
import { build } from 'esbuild'
import { expect, it, vi } from 'vitest'
import { bodiesFolder, checkedFolder, documentsFolder } from '@/lib/build/from-disk'
import { collections } from '@/lib/content/collections'
import { copyProject as copyFilesOf } from '@/tools/build/site-inputs'
import { readContent } from '@/tools/content/read-content'
import { textsFile } from '@/tools/editor/edit-mode'
import { hiddenEntries } from '../../content/hidden-entries'
import { writeContent } from '../../content/temporary-content'
import { startProgram } from '../../support/start-program'
import { temporaryFolder, writeFiles } from '../../support/temporary-folder'

const hidden = 'articles/hidden-until-later.mdx'
const filesIn = (folder: string) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()

it('needs no components but those of articles, so that faults of others do not stop it, and not its own address', async () => {
  const options = { bundle: true, metafile: true, write: false, packages: 'external', platform: 'node' } as const
  const { metafile, outputFiles } = await build({ ...options, format: 'esm', entryPoints: ['tools/content/read.ts'] })
  const inputs = Object.keys(metafile.inputs).filter((file) => /^(?:app|components)\//.test(file))
  expect(inputs.filter((file) => !/^components\/(?:mdx|ui)\//.test(file))).toEqual([])
  expect(outputFiles[0]?.text).not.toContain('import.meta')
})

/** A copy of the project with the installed packages as links, so that the commands install nothing. */
function copyProject(): string {
  const [project, root] = [process.cwd(), temporaryFolder()]
  copyFilesOf(project, root)
  const [from, to] = [join(project, 'node_modules'), join(root, 'node_modules')]
  mkdirSync(to)
  for (const name of readdirSync(from))
    if (!['.installed-lock.json', 'contentlayer2', 'next', 'tsx'].includes(name))
      symlinkSync(join(from, name), join(to, name))
  mkdirSync(join(to, 'tsx/dist'), { recursive: true })
  for (const name of ['package.json', ...readdirSync(join(from, 'tsx/dist')).map((file) => `dist/${file}`)])
    if (name !== 'dist/cli.mjs') symlinkSync(join(from, 'tsx', name), join(to, 'tsx', name))
  // Next's dev server ends at once where packages are links, and would end `npm run dev` before it has read the content. In its place
  // stands a program that goes on until it is killed, and prints where Next would get the editor page from; in place of Contentlayer, one
  // that notes which folder it would read; in place of what watches the content, one that prints its arguments. The nightly test has all (tests/dev).
  writeFiles(to, {
    'next/dist/bin/next': 'console.log(process.env.EDITOR_ADDRESS); process.stdin.resume()',
    'tsx/dist/cli.mjs': 'console.log(process.argv.slice(2).join(" ")); process.stdin.resume()',
    'contentlayer2/bin/cli.cjs': `require('node:fs').writeFileSync('${documentsFolder}', process.env.CONTENT_DIR)`,
  })
  // They are there already, so that nothing else than Contentlayer writes them.
  writeFiles(root, { [documentsFolder]: 'earlier', '.next/types/routes.d.ts': '' })
  copyFileSync('package-lock.json', join(to, '.installed-lock.json'))
  return root
}

/**
 * Content where an article has front matter that begins with `---js`: a program, which gray-matter runs when Contentlayer reads the file. The
 * content check, which runs none, must have refused it before.
 */
function contentBesideProgram(root: string) {
  const ran = join(root, 'ran')
  const content = writeContent((files) => {
    const program = `require('node:fs').writeFileSync(${JSON.stringify(ran)}, '')`
    files['articles/program.mdx'] = `---js\n${program}\n---\nText.\n`
    files[hidden] = hiddenEntries()[hidden] ?? ''
  })
  return { content, article: join(content, 'articles/program.mdx'), ran }
}

it('a build runs no program in front matter, and names the file', async () => {
  const root = temporaryFolder()
  const { content, ran } = contentBesideProgram(root)
  vi.stubEnv('CONTENT_DIR', content)
  const print = vi.spyOn(console, 'log').mockReturnValue()
  expect(await readContent(root, { inBuild: true })).toBe(false)
  expect(print.mock.calls.join('\n')).toContain('program.mdx')
  expect([ran, join(root, documentsFolder)].filter(existsSync)).toEqual([])
})

it('what the check has passed is kept apart, rendered, and listed for edit mode, and stays while there are mistakes', async () => {
  const root = temporaryFolder({ [`${bodiesFolder}/articles/removed.html`]: '<p>Removed</p>' })
  const { content, article } = contentBesideProgram(root)
  rmSync(article)
  vi.stubEnv('CONTENT_DIR', content)
  vi.spyOn(console, 'log').mockReturnValue()
  expect(await readContent(root, { inBuild: false })).toBe(true)
  const bodies = filesIn(content).flatMap((path) => {
    const { name, slug } = entryIn(collections, path) ?? {}
    return /\.mdx?$/.test(path) ? [`${name}/${slug}.html`] : []
  })
  const rendered = filesIn(join(root, bodiesFolder)).filter((file) => file.endsWith('.html'))
  expect(rendered.sort()).toEqual(bodies.sort())
  // Unlike those of a preview, the texts of npm run dev are those of all entries.
  expect(readFileSync(join(root, textsFile(true)), 'utf8')).toMatch(/(?=.*"follows":true).*hidden-until-later/)
  const checked = join(root, checkedFolder)
  expect(filesIn(checked)).toEqual(filesIn(content))
  const before = readFileSync(join(checked, 'site.yaml'), 'utf8')
  writeFiles(content, { 'site.yaml': 'brand: [' })
  expect(await readContent(root, { inBuild: false })).toBe(false)
  expect(readFileSync(join(checked, 'site.yaml'), 'utf8')).toBe(before)
})

it('npm run dev watches the content, and opens forms and edit mode, and Contentlayer, once the check has passed all', async () => {
  const root = copyProject()
  const { content, article, ran } = contentBesideProgram(root)
  const settings = { PORT: '0', CONTENT_DIR: content }
  const { child, prints, ended } = startProgram(['tools/dev.mjs'], settings, root)
  const watching = prints(/^watch .* tools\/content\/read\.ts --edited$/m)
  const [address, watched] = await Promise.all([prints(/http:\S+\d(?=\n)/), watching])
  expect(watched).toContain(join(content, '**', '*'))
  const answers = async () => {
    const requests = ['edit/texts.json', 'admin/practice.json'].map((file) => fetch(`${address}/${file}`))
    return Promise.all((await Promise.all(requests)).map(async (answer) => `${answer.status} ${await answer.text()}`))
  }
  const advice = '500 Editing needs valid content. npm run content:check lists its mistakes.\n'
  const edited = startProgram(['tools/run-bundled.mjs', 'tools/content/read.ts', '--edited'], settings, root)
  const mistakes = expect.stringMatching(/program\.mdx.*THE CONTENT HAS MISTAKES/s)
  expect(await edited.ended).toEqual({ code: 1, printed: mistakes })
  expect(await answers()).toEqual([advice, advice])
  const read = () => readFileSync(join(root, documentsFolder), 'utf8')
  expect([existsSync(ran), read()]).toEqual([false, 'earlier'])
  rmSync(article)
  vi.stubEnv('CONTENT_DIR', content)
  vi.spyOn(console, 'log').mockReturnValue()
  expect(await readContent(root, { inBuild: false })).toBe(true)
  await expect.poll(read).toBe(join(root, checkedFolder, '..'))
  expect(await answers()).toEqual([expect.stringMatching(/^200/), expect.stringMatching(/^200/)])
  child.kill()
  expect((await ended).code).toBe(1)
})
