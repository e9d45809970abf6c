import { dirname, join, relative, resolve, sep } from 'node:path'
import { locateContent } from '../../lib/content/content-folder.mjs'
import { isFetched } from '../content/fetch-content.mjs'

const pathFromHere = (folder: string): string => {
  const fromHere = relative(process.cwd(), folder)
  return (fromHere.startsWith('..') ? folder : fromHere || '.').split(sep).join('/')
}

/**
 * Resolves the content folder that a command is given.
 * @param given The one of the project, or the one that CONTENT_DIR names, by default.
 * @returns The content folder, the public folder beside it, and the label for reports, which is the path in its repository where
 *   the content was fetched.
 */
export function contentFolder(given?: string): [folder: string, publicFolder: string, label: string] {
  const root = process.cwd()
  const { folder, publicFolder, isOwn } = locateContent(root)
  if (given !== undefined) {
    const named = resolve(given)
    return [named, join(dirname(named), 'public'), pathFromHere(named)]
  }
  // GitHub marks problems at paths of the repository that was changed.
  const isInItsRepository = isFetched(root, folder) || (!isOwn && process.env['GITHUB_ACTIONS'] !== undefined)
  return [folder, publicFolder, isInItsRepository ? 'content' : pathFromHere(folder)]
}
