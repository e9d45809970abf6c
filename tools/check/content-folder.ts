import { dirname, join, relative, resolve, sep } from 'node:path'

/**
 * The content folder that a command is given.
 * @param given `content` by default.
 * @returns The folder, the folder of public files beside it, and the name that reports use for it.
 */
export function contentFolder(given = 'content'): [folder: string, publicFolder: string, label: string] {
  const folder = resolve(given)
  const fromHere = relative(process.cwd(), folder)
  const label = (fromHere.startsWith('..') ? folder : fromHere || '.').split(sep).join('/')
  return [folder, join(dirname(folder), 'public'), label]
}
