import { copyFileSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { expect, it, vi } from 'vitest'
import { bodiesFolder, checkedFolder, documentsFolder } from '@/lib/build/from-disk'
import { siteInputs } from '@/tools/build/site-inputs'
import { readContent } from '@/tools/content/read-content'
import { hiddenEntries } from '../../content/hidden-entries'
import { writeContent } from '../../content/temporary-content'
import { startProgram } from '../../support/start-program'
import { temporaryFolder, writeFiles } from '../../support/temporary-folder'

const hidden = 'articles/hidden-until-later.mdx'

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
  for (const input of [...siteInputs, 'package-lock.json'])
    cpSync(join(project, input), join(root, input), { recursive: true })
  const [from, to] = [join(project, 'node_modules'), join(root, 'node_modules')]
  mkdirSync(to)
  for (const name of readdirSync(from))
    if (!['.installed-lock.json', 'next'].includes(name)) symlinkSync(join(from, name), join(to, name))
  // Next's dev server ends at once where packages are links, and would end `npm run dev` before it has read the content. In its place
  // stands a program that goes on until it is killed, and prints where Next would get the editor page from.
  writeFiles(to, { 'next/dist/bin/next': 'console.log(process.env.EDITOR_ADDRESS); process.stdin.resume()' })
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
  const expectNothingRead = () => {
    expect(existsSync(ran)).toBe(false)
    expect(existsSync(join(root, documentsFolder))).toBe(false)
  }
  return { content, article: join(content, 'articles/program.mdx'), expectNothingRead }
}

it('a build runs no program in front matter, and names the file', async () => {
  const root = temporaryFolder()
  const { content, expectNothingRead } = contentBesideProgram(root)
  vi.stubEnv('CONTENT_DIR', content)
  const print = vi.spyOn(console, 'log').mockReturnValue()
  expect(await readContent(root, { inBuild: true })).toBe(false)
  expect(print.mock.calls.join('\n')).toContain('program.mdx')
  expectNothingRead()
})

it('npm run dev does the same, shows what the check has passed last, and opens forms and edit mode once there is any', async () => {
  const root = copyProject()
  const { content, article, expectNothingRead } = contentBesideProgram(root)
  const { child, prints, ended } = startProgram(['tools/dev.mjs'], { PORT: '0', CONTENT_DIR: content }, root)
  const [address] = await Promise.all([prints(/http:\S+\d(?=\n)/), prints(/program\.mdx/)])
  const answers = async () => {
    const requests = ['edit/texts.json', 'admin/practice.json'].map((file) => fetch(`${address}/${file}`))
    return Promise.all((await Promise.all(requests)).map(async (answer) => `${answer.status} ${await answer.text()}`))
  }
  const advice = '500 Editing needs valid content. npm run content:check lists its mistakes.\n'
  expect(await answers()).toEqual([advice, advice])
  expectNothingRead()
  writeFiles(root, { [`${bodiesFolder}/articles/removed.html`]: '<p>Removed</p>' })
  rmSync(article)
  // Unlike those of a preview, the texts of npm run dev are those of all entries.
  const texts = expect.stringMatching(/^200 (?=.*"follows":true).*hidden-until-later/)
  await expect.poll(answers).toEqual([texts, expect.stringMatching(/^200/)])
  const filesIn = (folder: string) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()
  const checked = join(root, checkedFolder)
  await expect.poll(() => filesIn(checked)).toEqual(filesIn(content))
  const bodies = filesIn(content).filter((file) => /\.mdx?$/.test(file))
  const rendered = filesIn(join(root, bodiesFolder)).filter((file) => file.endsWith('.html'))
  expect(rendered).toEqual(bodies.map((file) => file.replace(/\.mdx?$/, '.html')))
  const before = readFileSync(join(checked, 'site.yaml'), 'utf8')
  writeFiles(content, { 'site.yaml': 'brand: [' })
  await prints(/site\.yaml:1:\d.*THE CONTENT HAS MISTAKES/s)
  expect(readFileSync(join(checked, 'site.yaml'), 'utf8')).toBe(before)
  child.kill()
  expect((await ended).code).toBe(1)
})
