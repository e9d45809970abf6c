import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { parse } from 'yaml'
import { collectionNames, collections } from '@/lib/content/collections'
import { bodiesFolder, entriesFolder, type StoredEntries } from '@/lib/content/stored'
import { frontMatter } from '@/tools/check/history'
import { readContent } from '@/tools/content/read-content'
import { validFiles } from '../../content/fixture'
import { temporaryFolder } from '../../support/temporary-folder'

afterEach(() => vi.unstubAllEnvs())

const read = async (root: string, inBuild = true) => {
  const print = vi.spyOn(console, 'log').mockReturnValue()
  const isValid = await readContent(root, { inBuild })
  const printed = print.mock.calls.join()
  print.mockRestore()
  return { isValid, printed }
}

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

it('reads the fields of every entry as they are written, writes a file for each body of an article, and removes the others', async () => {
  const files = Object.fromEntries(
    Object.entries(validFiles()).map(([path, text]) => [path.replace(/^faq\/question-0/, 'faq/index'), text]),
  )
  const root = temporaryFolder({ [`${bodiesFolder}/old.0123456789ab.html`]: '<p>Old</p>' })
  vi.stubEnv('CONTENT_DIR', temporaryFolder(files))
  expect(await read(root)).toEqual({ isValid: true, printed: expect.stringContaining('are valid') })
  const stored: StoredEntries = JSON.parse(readFileSync(join(root, entriesFolder, 'entries.json'), 'utf8'))
  expect(stored.faq.map(({ slug }) => slug)).toContain('index')
  for (const name of collectionNames) {
    const written = stored[name].map(({ slug, fields }) => ({ slug, fields }))
    expect(written.sort(bySlug)).toEqual(parseFiles(files, name).sort(bySlug))
  }
  for (const { html } of [...stored.faq, ...stored.legal]) expect(html).toMatch(/^<\w/)
  const bodies = stored.articles.flatMap(({ body }) => [`${body}.html`, `${body}.md`])
  expect(readdirSync(join(root, bodiesFolder)).sort()).toEqual(bodies.sort())
})

// `npm start`, `npm run build`, and the tests read the content as a build does, `npm run dev` as an edit.
it.each([true, false])(
  'runs no program in front matter, and writes nothing when the content has a mistake: %s',
  async (inBuild) => {
    const ran = join(temporaryFolder(), 'ran')
    const program = `---js\nrequire('node:fs').writeFileSync(${JSON.stringify(ran)}, '')\n---\nText.\n`
    const root = temporaryFolder({
      ...Object.fromEntries(Object.entries(validFiles()).map(([path, text]) => [`content/${path}`, text])),
      'content/articles/program.mdx': program,
    })
    vi.stubEnv('CONTENT_DIR', root)
    expect(await read(root, inBuild)).toEqual({ isValid: false, printed: expect.stringContaining('program.mdx') })
    expect(existsSync(ran)).toBe(false)
    expect(existsSync(join(root, entriesFolder))).toBe(false)
  },
)
