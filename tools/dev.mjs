// @ts-check
// `npm run dev`: Next's dev server, Contentlayer beside it, and the content check at every edit of the content.
import { readdirSync, watch } from 'node:fs'
import { join } from 'node:path'
import { notice, watchContent } from './dev/content-watch.mjs'
import { Failure, runCommand } from './setup/command.mjs'
import { ensureInstalled } from './setup/install.mjs'
import { findFreePort } from './setup/port.mjs'
import { programs } from './setup/programs.mjs'
import { runNode, stopAll } from './setup/run.mjs'

const root = join(import.meta.dirname, '..')
/** Editors write a file in several steps; the check starts when there was no step for this time. */
const quietMilliseconds = 150

/** A starter that runs Contentlayer unless it runs: it stops when a file is broken, and starts again when all are valid. */
function contentlayerStarter() {
  let isRunning = false
  return async () => {
    if (isRunning) return
    isRunning = true
    const { output } = await runNode([...programs.contentlayer, 'dev'], { cwd: root, capture: true })
    isRunning = false
    console.log(notice('red', 'Contentlayer has stopped. It starts again at the next edit of the content', output))
  }
}

function watchEdits() {
  const check = () => runNode(programs.contentCheck, { cwd: root, capture: true })
  const onEdit = watchContent(check, console.log, contentlayerStarter())
  /** @type {NodeJS.Timeout | undefined} */
  let timer
  const restart = () => {
    clearTimeout(timer)
    timer = setTimeout(onEdit, quietMilliseconds)
  }
  // Each folder is watched, not `recursive`: under Linux, Node 20 then misses files that an editor replaces a second time.
  const content = join(root, 'content')
  const entries = readdirSync(content, { recursive: true, withFileTypes: true })
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ parentPath, name }) => join(parentPath, name))
  for (const folder of [content, ...folders]) watch(folder, restart)
  onEdit()
}

await runCommand(async () => {
  const port = await findFreePort()
  await ensureInstalled(root)
  // Next compiles no page before the collections exist for the first time.
  await runNode([...programs.generate, '--if-absent'], { cwd: root, capture: true })
  watchEdits()
  const env = { NEXT_TELEMETRY_DISABLED: '1' }
  await runNode([...programs.next, 'dev', '--port', String(port)], { cwd: root, env })
  throw new Failure('Next has stopped.')
})
stopAll()
process.exit()
