// @ts-check
import { styleText } from 'node:util'

/**
 * Puts a colored title and lines around a text, so that it is visible among the output of the dev servers.
 * @param {'red' | 'green' | 'yellow'} color
 * @param {string} title
 * @param {string} text
 */
function notice(color, title, text) {
  const paint = (/** @type {string} */ part) => styleText(['bold', color], part)
  return `\n${paint(`━━━ ${title} ━━━`)}\n${text.trim()}\n${paint('━'.repeat(title.length + 8))}\n`
}

/**
 * Checks the content after every edit. Pages show the old content while a file is broken, so the mistakes are reported here.
 * @param {() => Promise<{ code: number, output: string }>} check Runs the content check; code 0 means that all content is valid.
 * @param {(text: string) => void} print
 * @returns {() => Promise<void>} Call after every edit. Edits during a check lead to one more check after it.
 */
export function watchContent(check, print) {
  let isBroken = false
  let shown = ''
  let isEdited = false
  /** @type {Promise<void> | undefined} */
  let checking

  const checkAll = async () => {
    do {
      isEdited = false
      const { code, output } = await check()
      if (isEdited) continue
      if (code !== 0)
        print(notice('red', 'THE CONTENT HAS MISTAKES: pages keep their old text until they are fixed', output))
      else if (isBroken) print(notice('green', 'The content is valid again', output))
      else if (output !== shown && output.includes('warning: '))
        print(notice('yellow', 'The content is valid, but look at this', output))
      shown = output
      isBroken = code !== 0
    } while (isEdited)
    checking = undefined
  }

  return () => {
    if (checking === undefined) checking = checkAll()
    else isEdited = true
    return checking
  }
}
