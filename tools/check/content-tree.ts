import { dirname, join, relative, resolve, sep } from 'node:path'
import type { ContentTree } from '@site/content-check'
import { readTree } from '@site/content-check/node'
import { locateContent } from '../../lib/content/content-folder.mjs'
import { isFetched } from '../content/fetch-content'
import { readPictures } from './read-pictures'
import { removedArticles } from './removed-articles'

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

/**
 * The content that a command checks, with the articles that its history knows.
 * @param given The content folder; `content` by default.
 */
export function contentTree(given?: string): ContentTree {
  const [folder, publicFolder, label] = contentFolder(given)
  const tree = readTree(folder, publicFolder, label)
  const articles = [...tree.files.keys()].flatMap((path) => /^articles\/(.*)\.mdx$/.exec(path)?.[1] ?? [])
  const publicLabel = join(dirname(label), 'public')
  return {
    ...tree,
    removed: removedArticles(folder, new Set(articles)),
    pictures: readPictures(publicFolder, publicLabel),
  }
}
