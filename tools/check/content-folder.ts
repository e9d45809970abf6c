import { dirname, join, relative, resolve, sep } from 'node:path'

/**
 * Resolves the content folder that a command is given.
 * @param given `content` by default.
 * @returns The content folder, the public folder beside it, and the label for reports.
 */
export function contentFolder(given = 'content'): [folder: string, publicFolder: string, label: string] {
  const folder = resolve(given)
  const fromHere = relative(process.cwd(), folder)
  const label = (fromHere.startsWith('..') ? folder : fromHere || '.').split(sep).join('/')
  return [folder, join(dirname(folder), 'public'), label]
}
