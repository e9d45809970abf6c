// @ts-check
// `npm run dev`: runs Next's dev server, and checks and reads the content after every edit.
import { readdirSync, watch } from 'node:fs'
import { join } from 'node:path'
import { locateContent } from '../lib/content/content-folder.mjs'
import { prepareContent } from './content/fetch-content.mjs'
import { watchContent } from './dev/content-watch.mjs'
import { Failure, refuseArguments, runCommand } from './setup/command.mjs'
import { ensureInstalled } from './setup/install.mjs'
import { findFreePort } from './setup/port.mjs'
import { programs } from './setup/programs.mjs'
import { runNode, stopAll } from './setup/run.mjs'

const root = join(import.meta.dirname, '..')

/** Milliseconds without changes after which the check starts, since editors write a file in several steps. */
const quietMilliseconds = 150

function watchEdits() {
  const check = () => runNode(programs.readEdits, { cwd: root, capture: true })
  const onEdit = watchContent(check, console.log)
  /** @type {NodeJS.Timeout | undefined} */
  let timer
  const restart = () => {
    clearTimeout(timer)
    timer = setTimeout(onEdit, quietMilliseconds)
  }
  // Each folder is watched, not `recursive`: under Linux, Node 20 then misses files that an editor replaces a second time.
  const content = locateContent(root).folder
  const entries = readdirSync(content, { recursive: true, withFileTypes: true })
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ parentPath, name }) => join(parentPath, name))
  for (const folder of [content, ...folders]) watch(folder, restart)
  onEdit()
}

await runCommand(async () => {
  refuseArguments('The port is a setting: PORT=4000 npm run dev')
  const port = await findFreePort()
  await ensureInstalled(root)
  prepareContent(root)
  // Next cannot compile a page before the entries exist.
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
