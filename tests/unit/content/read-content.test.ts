import { copyFileSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { basename, join } from 'node:path'
import { build } from 'esbuild'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { bodiesFolder, checkedFolder, documentsFolder } from '@/lib/build/from-disk'
import { collectionNames, collections, documentTypes } from '@/lib/content/collections'
import { siteInputs } from '@/tools/build/site-inputs'
import { frontMatter } from '@/tools/check/history'
import { textsFile } from '@/tools/editor/edit-mode'
import { hiddenEntries } from '../../content/hidden-entries'
import { writeContent } from '../../content/temporary-content'
import { startProgram } from '../../support/start-program'
import { temporaryFolder, writeFiles } from '../../support/temporary-folder'

/** The files of a collection, read without Contentlayer. */
const parseFiles = (files: Record<string, string>, name: (typeof collectionNames)[number]) => {
  const { pattern, folder, extension, format, isSingle } = collections[name]
  return Object.entries(files)
    .filter(([path]) => (isSingle ? path === pattern : path.startsWith(`${folder}/`) && path.endsWith(extension)))
    .map(([path, text]) => ({
      slug: basename(path, extension),
      fields: parse(format === 'yaml' ? text : (frontMatter.exec(text)?.[1] ?? '')),
    }))
}

const bySlug = (a: { slug: string }, b: { slug: string }) => (a.slug < b.slug ? -1 : 1)

/** A copy of the project, where `read` runs the program that reads the content, and `filesIn` lists the files of a folder. */
function readIn(change: (files: Record<string, string>) => void) {
  const root = copyProject()
  const content = writeContent(change)
  const settings = { CONTENT_DIR: content, PREVIEW: '1', GITHUB_STEP_SUMMARY: '' }
  const read = (...options: string[]) =>
    startProgram(['tools/run-bundled.mjs', 'tools/content/read.ts', ...options], settings, root).ended
  const filesIn = (folder: string) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((each) => each.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
  return { root, content, read, filesIn }
}

const hidden = 'articles/hidden-until-later.mdx'

it('a build generates a document of each entry, with its fields as they are written, and a file of each body', async () => {
  let files: Record<string, string> = {}
  const { root, read, filesIn } = readIn((written) => {
    const { 'faq/question-0.md': question = '' } = written
    delete written['faq/question-0.md']
    files = Object.assign(written, { 'faq/index.md': question, [hidden]: hiddenEntries()[hidden] })
  })
  writeFiles(root, { [`${bodiesFolder}/articles/old.html`]: '<p>Old</p>' })
  expect(await read()).toEqual({ code: 0, printed: expect.stringContaining('are valid') })
  for (const name of collectionNames) {
    const file = join(root, documentsFolder, documentTypes[name], '_index.json')
    const documents = [JSON.parse(readFileSync(file, 'utf8'))].flat()
    const written = parseFiles(files, name).sort(bySlug)
    const expected = written.map(({ slug, fields }) => (collections[name].isSingle ? fields : { ...fields, slug }))
    expect(documents.sort(bySlug)).toMatchObject(expected)
  }
  const bodies = filesIn(bodiesFolder).map((file) => readFileSync(file, 'utf8'))
  expect(bodies).toHaveLength(Object.keys(files).filter((path) => /\.mdx?$/.test(path)).length)
  for (const html of bodies) expect(html).toMatch(/^<\w/)
  const preview = readFileSync(join(root, textsFile(false)), 'utf8')
  expect(preview).toContain('articles/financial-strategy-ai.mdx')
  expect(preview).not.toMatch(/hidden|"follows"/)
})

it('npm run dev shows what the check has passed last', async () => {
  let files: Record<string, string> = {}
  const { root, content, read, filesIn } = readIn((written) => {
    files = Object.assign(written, { [hidden]: hiddenEntries()[hidden] })
  })
  expect(await read('--edited')).toMatchObject({ code: 0 })
  expect(filesIn(checkedFolder)).toHaveLength(Object.keys(files).length)
  writeFiles(content, { 'site.yaml': 'brand: [' })
  expect(await read('--edited')).toEqual({ code: 1, printed: expect.stringContaining('THE CONTENT HAS MISTAKES') })
  expect(readFileSync(join(root, checkedFolder, 'site.yaml'), 'utf8')).toBe(files['site.yaml'])
})

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
 * Starts a command where an article has front matter that begins with `---js`: a program, which gray-matter runs when Contentlayer reads the
 * file. The content check, which runs none, must have refused it before.
 */
function startBesideProgram(command: 'start' | 'dev') {
  const root = copyProject()
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
  const started = startProgram([`tools/${command}.mjs`], { PORT: '0', CONTENT_DIR: content }, root)
  return { ...started, article: join(content, 'articles/program.mdx'), expectNothingRead }
}

// `npm start` runs the build.
it('npm start runs no program in front matter, and names the file', async () => {
  const { ended, expectNothingRead } = startBesideProgram('start')
  const { code, printed } = await ended
  expect(printed).toContain('program.mdx')
  expect(code).toBe(1)
  expectNothingRead()
})

it('npm run dev does the same, and forms and edit mode open once the file is gone', async () => {
  const { article, child, prints, ended, expectNothingRead } = startBesideProgram('dev')
  const [address] = await Promise.all([prints(/http:\S+\d(?=\n)/), prints(/program\.mdx/)])
  const answers = async () => {
    const requests = ['edit/texts.json', 'admin/practice.json'].map((file) => fetch(`${address}/${file}`))
    return Promise.all((await Promise.all(requests)).map(async (answer) => `${answer.status} ${await answer.text()}`))
  }
  const advice = '500 Editing needs valid content. npm run content:check lists its mistakes.\n'
  expect(await answers()).toEqual([advice, advice])
  expectNothingRead()
  rmSync(article)
  // Unlike those of a preview, the texts of npm run dev are those of all entries.
  const texts = expect.stringMatching(/^200 (?=.*"follows":true).*hidden-until-later/)
  await expect.poll(answers).toEqual([texts, expect.stringMatching(/^200/)])
  child.kill()
  expect((await ended).code).toBe(1)
})
