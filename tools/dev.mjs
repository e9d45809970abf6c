// @ts-check
// `npm run dev`: Next's dev server, Contentlayer beside it, and the content check at every edit of the content.
import { watch } from 'node:fs'
import { join } from 'node:path'
import { watchContent } from './dev/content-watch.mjs'
import { notice } from './dev/notice.mjs'
import { ensureInstalled } from './setup/install.mjs'
import { requireNode } from './setup/node-version.mjs'
import { findPortProblem, parsePort } from './setup/port.mjs'
import { programs } from './setup/programs.mjs'
import { runNode, stopAll } from './setup/run.mjs'

requireNode()
const root = join(import.meta.dirname, '..')
/** Editors write a file in several steps; a check waits until they are done. */
const quietMilliseconds = 150

let contentlayerRuns = false

/**
 * Keeps Contentlayer running beside Next. Started on content with mistakes it breaks down at the first edit, so it
 * waits for sound content; what it prints is shown only when it stops, since the content check says it better.
 */
async function keepContentlayer() {
  if (contentlayerRuns) return
  contentlayerRuns = true
  const { output } = await runNode([...programs.contentlayer, 'dev'], { cwd: root, capture: true })
  contentlayerRuns = false
  console.log(notice('Contentlayer has stopped. It starts again at the next edit of the content', output, 'red'))
}

function watchEdits() {
  const check = () => runNode(programs.contentCheck, { cwd: root, capture: true })
  const onChange = watchContent(check, (text) => console.log(text), keepContentlayer)
  /** @type {NodeJS.Timeout | undefined} */
  let waiting
  watch(join(root, 'content'), { recursive: true }, () => {
    clearTimeout(waiting)
    waiting = setTimeout(onChange, quietMilliseconds)
  })
  onChange()
}

/** @returns {Promise<string>} The sentence for the last line, once there is nothing more to do. */
async function develop() {
  const wanted = parsePort(process.env.PORT)
  if ('problem' in wanted) return wanted.problem
  const taken = await findPortProblem(wanted.port)
  if (taken !== undefined) return taken
  if (!(await ensureInstalled(root))) return 'The dev server was not started.'
  // Next cannot compile a page before the collections exist for the first time.
  await runNode(['tools/generate.mjs', '--if-absent'], { cwd: root, capture: true })
  watchEdits()
  const env = { NEXT_TELEMETRY_DISABLED: '1' }
  await runNode([...programs.next, 'dev', '--port', String(wanted.port)], { cwd: root, env })
  return 'Next has stopped.'
}

console.error(await develop())
// Without Next, Contentlayer has nobody to work for.
stopAll()
process.exit(1)
