// @ts-check
import { stripVTControlCharacters } from 'node:util'

const colors = { red: '\u001b[31m', green: '\u001b[32m' }
const bold = '\u001b[1m'
const reset = '\u001b[0m'

/**
 * Draws a box that cannot be overlooked among the lines of the dev servers.
 * @param {string} title
 * @param {string} text May have several lines; long ones are left whole, so that file names stay clickable.
 * @param {'red' | 'green'} color
 * @returns {string}
 */
export function notice(title, text, color) {
  const lines = stripVTControlCharacters(text).trim().split('\n')
  const width = Math.max(title.length + 2, ...lines.map((line) => Math.min(line.length, 110)))
  const paint = `${bold}${colors[color]}`
  const body = lines.map((line) => `${paint}┃${reset} ${line}`)
  return [
    '',
    `${paint}┏━ ${title} ${'━'.repeat(width - title.length)}${reset}`,
    ...body,
    `${paint}┗${'━'.repeat(width + 3)}${reset}`,
    '',
  ].join('\n')
}
