// @ts-check
// `npm run dev`: runs Next's dev server, and checks and reads the content after every edit.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import util from 'node:util'
import { locateContent } from '../lib/build/content-folder.mjs'
import { Failure, nameFullDisk, runCommand } from './setup/command.mjs'
import { ensureInstalled, findFreePort } from './setup/ready.mjs'
import { programs, runNode, stopAll } from './setup/run.mjs'

await runCommand(async () => {
  util.parseArgs()
  const port = await findFreePort()
  await ensureInstalled({ forTests: true })
  const { tsImport } = await import('tsx/esm/api')
  const { prepareContent } = await tsImport('./content/fetch-content.ts', import.meta.url)
  prepareContent(process.cwd())
  // Next cannot compile a page before the documents exist. Starting the program that writes what is absent takes seconds.
  const generated = ['.contentlayer/generated', '.next/types/routes.d.ts']
  if (!generated.every((path) => existsSync(path)))
    await runNode([...programs.generate, '--if-absent'], { capture: true })
  const root = process.cwd()
  const { folder, publicFolder } = locateContent(root)
  const watched = [folder, join(publicFolder, 'images')].flatMap((each) => ['--include', join(each, '**', '*')])
  runNode([...programs.tsx, 'watch', '--clear-screen=false', ...watched, 'tools/content/read.ts', '--edited'])
  // Contentlayer reads only what the check has passed, and watches it once there is any.
  const checked = join(root, '.cache', 'checked')
  const watching = setInterval(() => {
    if (!existsSync(join(checked, 'content'))) return
    clearInterval(watching)
    runNode([...programs.contentlayer, 'dev'], { capture: true, env: { PWD: root, CONTENT_DIR: checked } })
  }, 200)
  const { serveEditor } = await tsImport('./editor/serve.ts', import.meta.url)
  const env = { NEXT_TELEMETRY_DISABLED: '1', EDITOR_ADDRESS: await serveEditor() }
  console.log(`The editor page is at http://localhost:${port}/admin, for practice`)
  await runNode([...programs.next, 'dev', '--port', String(port)], { env })
  throw nameFullDisk(new Failure('Next has stopped.'))
})
stopAll()
process.exit()
