// `npm run build`: builds the site into out/, which is replaced only after every stage has succeeded.
import { statfs } from 'node:fs/promises'
import { constants, setPriority } from 'node:os'
import { basename, join } from 'node:path'
import { locateContent } from '../lib/content/content-folder.mjs'
import { today } from '../lib/content/today'
import { siteOrigin } from '../lib/seo/origin'
import { compressFiles } from './build/compress'
import { checkDocuments, makePages } from './build/documents'
import { buildSite, recordProgram, type Stage } from './build/safe-build'
import { buildId, isBuilt, recordBuild, siteFingerprint } from './build/site-inputs'
import { writeMarkdown, writeRedirects } from './build/write-articles'
import { prepareContent } from './content/fetch-content'
import { addEditor } from './editor/add-editor'
import { makePreview } from './editor/edit-mode'
import { writeHosting } from './hosting/write-hosting'
import { writePictures } from './pictures/write-pictures'
import { Failure, refuseArguments, runCommand } from './setup/command.mjs'
import { programs, runNode, stopAll } from './setup/run.mjs'
import { placeSocialImages } from './social/draw'

const root = join(import.meta.dirname, '..')
const staging = join(root, 'out.next')

/** A larger young generation makes large builds faster (docs/performance.md). */
const nodeOptions = `${process.env['NODE_OPTIONS'] ?? ''} --max-semi-space-size=64`.trim()

/** In bytes: with less a program of the build has failed for want of space. */
const tooLittleSpace = 8_000_000

/** Starts a program of the project. */
const start = (args: readonly string[], options: { env?: Record<string, string>; inBackground?: boolean } = {}) =>
  runNode(args, {
    cwd: root,
    env: { NODE_ENV: 'production', NODE_OPTIONS: nodeOptions, ...options.env },
    capture: options.inBackground,
    onStart: (processId) => {
      recordProgram(root, processId)
      if (options.inBackground) setPriority(processId, constants.priority.PRIORITY_LOW)
    },
  })

/** Waits for a program and shows what was captured of its output. Throws when the program fails. */
const waitFor = async (program: ReturnType<typeof start>): Promise<void> => {
  const { code, output } = await program
  if (output !== '') console.log(output.trimEnd())
  if (code === 0) return
  const { bavail, bsize } = await statfs(root)
  // Next and Contentlayer print a stack when they cannot write; the reason is added in a sentence.
  throw Object.assign(new Error(''), bavail * bsize < tooLittleSpace && { code: 'ENOSPC' })
}

/** Computed before all else, so that edits during the build lead to another one. */
let inputs = ''
const readInputs = async () => {
  inputs = siteFingerprint(root)
}

/** Draws the social images with what the export leaves of the processors, until the images are placed. */
let drawing: ReturnType<typeof start>
const readContent = async () => {
  await waitFor(start(programs.readContent))
  drawing = start(programs.drawSocialImages, { inBackground: true })
}

const exportPages = () => {
  const env = { BUILD_ID: buildId(root), EXPORT_FOLDER: basename(staging), NEXT_TELEMETRY_DISABLED: '1' }
  return waitFor(start([...programs.next, 'build'], { env }))
}

const stages: readonly Stage[] = [
  ['Read the inputs', readInputs],
  ['Check SITE_URL', async () => void siteOrigin('', process.env['SITE_URL'])],
  ['Check that documents have no client components', () => checkDocuments(root)],
  ['Check and read the content', readContent],
  ['Export the pages with Next', exportPages],
  ['Make the documents and apps', () => makePages(staging)],
  ['Finish the social images', () => waitFor(drawing)],
  ['Place the social images', () => placeSocialImages(root, staging)],
  ['Write the articles as Markdown', () => writeMarkdown(staging)],
  ['Write the pages of old addresses', () => writeRedirects(staging)],
  ['Add the editor page', () => addEditor(staging)],
  ['Add the edit mode to a preview', () => makePreview(staging)],
  [
    'Make the pictures',
    () => writePictures(staging, locateContent(root).publicFolder, join(root, '.cache', 'pictures')),
  ],
  ['Compress the files', () => compressFiles(staging)],
  ['Write the configurations of hosts', () => writeHosting(staging)],
]

// All processes of the build use the same day, also when it runs past midnight.
process.env['SITE_DATE'] = today()

await runCommand(async () => {
  refuseArguments('Settings are variables: SITE_URL=https://preview.example.com npm run build')
  prepareContent(root)
  if (isBuilt(root)) {
    console.log('Nothing has changed since the last build: out/ is up to date. (Delete out/ to build it again.)')
    return
  }
  const began = performance.now()
  const problem = await buildSite(root, stages)
  if (problem !== undefined) {
    stopAll()
    throw new Failure(problem)
  }
  recordBuild(root, inputs)
  console.log(`\nBuilt out/ in ${((performance.now() - began) / 1000).toFixed(1)} s.`)
})
