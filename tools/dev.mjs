// @ts-check
// `npm run dev`: runs Next's dev server, and reads and checks the content after every edit.
import { join } from 'node:path'
import { locateContent } from '../lib/content/content-folder.mjs'
import { prepareContent } from './content/fetch-content.mjs'
import { watchContent } from './dev/content-watch.mjs'
import { watchFolder } from './dev/watch-folder.mjs'
import { Failure, refuseArguments, runCommand } from './setup/command.mjs'
import { ensureInstalled } from './setup/install.mjs'
import { findFreePort } from './setup/port.mjs'
import { programs } from './setup/programs.mjs'
import { runNode, stopAll } from './setup/run.mjs'

const root = join(import.meta.dirname, '..')
function watchEdits() {
  const check = () => runNode(programs.contentCheck, { cwd: root, capture: true })
  const onEdit = watchContent(check, console.log)
  watchFolder(locateContent(root).folder, onEdit)
  onEdit()
  // Node's watch mode starts it again when its code changes, such as a schema or a component of articles.
  runNode(['--watch', '--watch-preserve-output', '--import', 'tsx', 'tools/dev/read-edits.ts'], { cwd: root })
}

await runCommand(async () => {
  refuseArguments('The port is a setting: PORT=4000 npm run dev')
  const port = await findFreePort()
  await ensureInstalled(root)
  prepareContent(root)
  // Next cannot compile a page before the documents exist.
  await runNode([...programs.generate, '--if-absent'], { cwd: root, capture: true })
  watchEdits()
  const { tsImport } = await import('tsx/esm/api')
  const { serveEditor } = await tsImport('./editor/serve.ts', import.meta.url)
  const env = { NEXT_TELEMETRY_DISABLED: '1', EDITOR_ADDRESS: await serveEditor() }
  console.log(`The editor page is at http://localhost:${port}/admin, for practice`)
  await runNode([...programs.next, 'dev', '--port', String(port)], { cwd: root, env })
  throw new Failure('Next has stopped.')
})
stopAll()
process.exit()
