// @ts-check

const colors = { red: 31, green: 32 }

/**
 * Puts a coloured title and lines around a text, so that it stands out among the output of the dev servers.
 * @param {keyof typeof colors} color
 * @param {string} title
 * @param {string} text
 */
export function notice(color, title, text) {
  const paint = (/** @type {string} */ part) => `\u001b[1;${colors[color]}m${part}\u001b[0m`
  return `\n${paint(`━━━ ${title} ━━━`)}\n${text.trim()}\n${paint('━'.repeat(title.length + 8))}\n`
}

/**
 * Checks the content at every edit. Pages keep the old content while a file is broken, so the mistake is reported here.
 * @param {() => Promise<{ code: number, output: string }>} check Runs the content check; code 0 when all content is valid.
 * @param {(text: string) => void} print
 * @param {() => void} onValid Called after every check without a mistake.
 * @returns {() => Promise<void>} Call at every edit. Edits during a check lead to one more check after it.
 */
export function watchContent(check, print, onValid) {
  let isBroken = false
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
      isBroken = code !== 0
      if (!isBroken) onValid()
    } while (isEdited)
    checking = undefined
  }

  return () => {
    if (checking === undefined) checking = checkAll()
    else isEdited = true
    return checking
  }
}
