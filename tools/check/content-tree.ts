import { dirname, join } from 'node:path'
import type { ContentTree } from '@site/content-check'
import { readTree } from '@site/content-check/node'
import { contentFolder } from './content-folder'
import { readPictures } from './read-pictures'
import { removedArticles } from './removed-articles'

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
