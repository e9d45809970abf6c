// @ts-check
import { readdirSync, watch } from 'node:fs'
import { join } from 'node:path'

/** Milliseconds without changes after which an edit is complete, since editors write a file in several steps. */
const quietMilliseconds = 150

/**
 * Calls a function after every edit of a folder and the folders in it.
 * @param {string} folder
 * @param {() => unknown} onEdit
 */
export function watchFolder(folder, onEdit) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer
  const restart = () => {
    clearTimeout(timer)
    timer = setTimeout(onEdit, quietMilliseconds)
  }
  // Each folder is watched, not `recursive`: under Linux, Node 20 then misses files that an editor replaces a second time.
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ parentPath, name }) => join(parentPath, name))
  for (const each of [folder, ...folders]) watch(each, restart)
}
