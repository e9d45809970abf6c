import type { ContentTree } from '../../lib/content/check/tree'
import { contentFolder } from './content-folder'
import { readTree } from './read-tree'
import { removedArticles } from './removed-articles'

/**
 * The content that a command checks, with the articles that its history knows.
 * @param given The content folder; `content` by default.
 */
export function contentTree(given?: string): ContentTree {
  const [folder, publicFolder, label] = contentFolder(given)
  const tree = readTree(folder, publicFolder, label)
  const articles = [...tree.files.keys()].flatMap((path) => /^articles\/(.*)\.mdx$/.exec(path)?.[1] ?? [])
  return { ...tree, removed: removedArticles(folder, new Set(articles)) }
}
