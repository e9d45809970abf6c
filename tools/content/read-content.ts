import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { fieldOf } from '@site/content-check'
import { type BodyTexts, textsOfBody } from '@site/editor-page/text-index'
import { renderBody } from '../../components/mdx/render-body'
import { bodiesFolder, checkedFolder, colorsFile } from '../../lib/build/from-disk'
import { today } from '../../lib/build/today'
import { collections, type SiteCollection } from '../../lib/content/collections'
import type { Placeholders } from '../../lib/content/placeholders'
import { factsOf } from '../../lib/content/publication'
import { type ChosenColors, colorsAsCss, siteColors } from '../../lib/theme/colors'
import { reportContent } from '../check/report-content'
import { indexContent, mayBePreview, textsFile } from '../editor/edit-mode'
import { writeSchemas } from '../reference/json-schemas'
import { replaceFile } from '../setup/replace-file.mjs'
import { programs, runNode } from '../setup/run.mjs'

/** Makes a folder hold these files and no others. Those that are the same are not written again. */
function syncFolder(folder: string, files: ReadonlyMap<string, string | Uint8Array>): void {
  mkdirSync(folder, { recursive: true })
  for (const [path, content] of files) {
    const file = join(folder, path)
    if (!existsSync(file) || !readFileSync(file).equals(Buffer.from(content))) replaceFile(file, content)
  }
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    if (entry.isFile() && !files.has(relative(folder, path).split(sep).join('/'))) rmSync(path)
  }
}

/** Runs Contentlayer's command. @throws Error with what it printed when it could not read the content. */
async function generateDocuments(root: string): Promise<void> {
  // Its cache knows files by path and time alone, and would mistake those of another content folder. It takes the folder from PWD.
  const options = { cwd: root, capture: true, env: { PWD: root } }
  const { code, output } = await runNode([...programs.contentlayer, 'build', '--clearCache'], options)
  if (code !== 0) throw new Error(`Contentlayer could not read the content.\n\n${output}`)
}

/**
 * Checks the content, then renders each body from the tree that the check has parsed into a file of its own, and lists the texts for edit mode.
 * Only then Contentlayer reads the files: gray-matter, which it uses, runs front matter that begins with `---js`.
 * @param root The project, which is also the working directory.
 * @param options.inBuild Runs Contentlayer, and leaves out what only warns editors: form and spelling. Otherwise `contentlayer2 dev` is
 *   running, and reads the files that the check has passed from {@link checkedFolder}.
 * @returns Whether the content is valid; if not, what was written before stays.
 */
export async function readContent(root: string, { inBuild }: { inBuild: boolean }): Promise<boolean> {
  writeSchemas(root)
  const isIndexed = mayBePreview() || !inBuild
  const texts: BodyTexts = new Map()
  const render: ((facts: Placeholders) => [string, string])[] = []
  const { entries, files } = await reportContent({
    inBuild,
    onBody: ({ collection, slug }, tree, format) => {
      const name = `${collection}/${slug}`
      if (isIndexed) texts.set(name, [...textsOfBody(tree)])
      const { address }: SiteCollection = collections[collection]
      const prefix = address && !address(slug).includes('#') ? '' : `${slug}-`
      render.push((facts) => [`${name}.html`, renderBody(tree, format, facts, prefix)])
    },
  })
  if (!entries) return false
  if (isIndexed) replaceFile(join(root, textsFile(!inBuild)), JSON.stringify(indexContent(entries, texts, !inBuild)))
  const documents = inBuild && generateDocuments(root)
  const facts = factsOf(entries, today(), !inBuild)
  const css = colorsAsCss(siteColors(fieldOf(fieldOf(facts, 'theme'), 'colors') as ChosenColors | undefined))
  replaceFile(join(root, colorsFile), css)
  syncFolder(join(root, bodiesFolder), new Map(render.map((each) => each(facts))))
  if (!inBuild) syncFolder(join(root, checkedFolder), files)
  await documents
  return true
}
