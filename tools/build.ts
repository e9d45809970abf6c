// `npm run build`: builds the site into out/, which is replaced only after every stage has succeeded.
import { cp } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { locateContent } from '../lib/build/content-folder.mjs'
import { contentOf } from '../lib/build/from-disk'
import { today } from '../lib/build/today'
import { collectionNames, collections } from '../lib/content/collections'
import type { Documents } from '../lib/content/load-content'
import { lifeOf } from '../lib/content/publication'
import type { Content } from '../lib/content/types'
import { routes } from '../lib/routes'
import { checkBudgets } from './build/budgets'
import { compressFiles } from './build/compress'
import { makePages } from './build/documents'
import { buildSite, type Stage } from './build/safe-build'
import { buildId, isBuilt, recordBuild, siteFingerprint } from './build/site-inputs'
import { writeMarkdown, writeRedirects } from './build/write-articles'
import { publishedText } from './check/history'
import { checkRoutes, lostPages } from './check/routes'
import { prepareContent } from './content/fetch-content'
import { addEditor, makePreview, readEditorPage } from './editor/add-editor'
import { writeHosting, writeVercelOutput } from './hosting/write-hosting'
import { writePictures } from './pictures/write-pictures'
import { runCommand } from './setup/command.mjs'
import { programs, runNode, stopAll } from './setup/run.mjs'

const [root, staging] = [process.cwd(), 'out.next']

/** Settings of all programs of the build. */
Object.assign(process.env, {
  NODE_ENV: 'production',
  NEXT_TELEMETRY_DISABLED: '1',
  // The same day for all, also when the build runs past midnight.
  SITE_DATE: today(),
  // A larger young generation makes large builds faster (docs/performance.md).
  NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --max-semi-space-size=64`,
})

/** Waits for a program, and shows what was captured of its output. */
const waitFor = async (program: ReturnType<typeof runNode>): Promise<void> => {
  const { code, output } = await program
  if (output !== '') console.log(output.trimEnd())
  if (code !== 0) throw new Error('The reason is above.')
}

/** What Contentlayer has generated, and what pages show of it. */
let documents: Documents
let content: Content

const compareRoutes = () => {
  checkRoutes('app', routes)
  for (const sentence of lostPages(publishedText('lib/routes.ts'), routes)) console.warn(`  ${sentence}`)
}

/** Draws the social images with what the export leaves of the processors, until they are needed. */
let drawing: ReturnType<typeof runNode>
const readContent = async () => {
  await waitFor(runNode(programs.readContent))
  // Imported here, since an earlier build may have left other documents, or none.
  documents = await import('contentlayer/generated')
  content = contentOf(documents)
  drawing = runNode(programs.drawPictures, { capture: true })
}

const exportPages = () => {
  const env = { BUILD_ID: buildId(root), EXPORT_FOLDER: staging }
  return waitFor(runNode([...programs.next, 'build'], { env }))
}

const addSocialImages = async () => {
  await waitFor(drawing)
  await cp('.cache/drawn', staging, { recursive: true })
}

const stages: readonly Stage[] = [
  ['Compare the routes with the pages', compareRoutes],
  ['Check and read the content', readContent],
  ['Export the pages with Next', exportPages],
  [
    'Make the documents and apps',
    async () => makePages(staging, content.site, (await import('../lib/build/icons')).mark),
  ],
  ['Compare the sizes with their budgets', () => checkBudgets(staging)],
  ['Add the social images', addSocialImages],
  ['Write the articles as Markdown', () => writeMarkdown(staging, content)],
  ['Write the pages of old addresses', () => writeRedirects(staging, content)],
  ['Add the editor page', () => addEditor(staging, readEditorPage(content.site))],
  ['Add the edit mode to a preview', () => makePreview(staging, root, content.isPreview)],
  ['Make the pictures', () => writePictures(staging, locateContent(root).publicFolder, '.cache/pictures')],
  ['Compress the files', () => process.env['UNCOMPRESSED'] || compressFiles(staging)],
  ['Write the configurations of hosts', () => writeHosting(staging, content)],
]

/** On the machines of Vercel, which set this variable. */
const publish = () => process.env['VERCEL'] && writeVercelOutput('out', '.vercel/output')

await runCommand(async () => {
  parseArgs()
  prepareContent(root)
  if (isBuilt(root)) {
    publish()
    console.log('Nothing has changed since the last build: out/ is up to date. (Delete out/ to build it again.)')
    return
  }
  const began = performance.now()
  // Before all else, so that edits during the build lead to another one.
  const inputs = siteFingerprint(root)
  await buildSite(stages).finally(stopAll)
  const lives = documents.allDocuments.flatMap((document) =>
    collectionNames.flatMap((name) => (collections[name].type === document.documentType ? lifeOf(name, document) : [])),
  )
  recordBuild(root, inputs, lives)
  publish()
  console.log(`\nBuilt out/ in ${((performance.now() - began) / 1000).toFixed(1)} s.`)
})
