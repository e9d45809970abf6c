// @ts-check

const paints = { red: '\u001b[1;31m', green: '\u001b[1;32m' }

/**
 * Draws a frame that stands out among the lines of the dev servers.
 * @param {string} title
 * @param {string} text
 * @param {keyof typeof paints} color
 * @returns {string}
 */
export function notice(title, text, color) {
  /** @param {string} part */
  const paint = (part) => `${paints[color]}${part}\u001b[0m`
  const body = text.trim().split('\n')
  return [
    '',
    paint(`┏━ ${title} ━━━`),
    ...body.map((line) => `${paint('┃')} ${line}`),
    paint(`┗${'━'.repeat(title.length + 6)}`),
    '',
  ].join('\n')
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
        print(notice('THE CONTENT HAS MISTAKES: pages keep their old text until they are fixed', output, 'red'))
      else if (isBroken) print(notice('The content is valid again', output, 'green'))
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
