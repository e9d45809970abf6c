// @ts-check
import { notice } from './notice.mjs'

/**
 * @typedef {object} Checked
 * @property {number} code 0 when all content is sound.
 * @property {string} output The report.
 */

/**
 * Keeps an eye on the content while pages are edited. Contentlayer goes on with the old content when an edit breaks a
 * file, so this is where the editor hears about it.
 * @param {() => Promise<Checked>} check Runs the content check once.
 * @param {(text: string) => void} print
 * @param {() => void} whenSound Called after every check that found no mistake.
 * @returns {() => Promise<void>} Call on every change. Changes during a check lead to one more check after it, never
 *   to two at a time. Resolves when nothing is left to check.
 */
export function watchContent(check, print, whenSound) {
  let broken = false
  let again = false
  /** @type {Promise<void> | undefined} */
  let checking

  const checkAll = async () => {
    do {
      again = false
      const { code, output } = await check()
      if (again) continue
      if (code !== 0)
        print(notice('THE CONTENT HAS MISTAKES: pages keep their old text until it is mended', output, 'red'))
      else if (broken) print(notice('The content is sound again', output, 'green'))
      broken = code !== 0
      if (!broken) whenSound()
    } while (again)
    checking = undefined
  }

  return () => {
    if (checking === undefined) checking = checkAll()
    else again = true
    return checking
  }
}
