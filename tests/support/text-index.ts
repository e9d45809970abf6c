import type { PublishedIndex } from '@site/editor-page'
import { type BodyTexts, textsOfBody } from '@site/editor-page/text-index'
import { contentTree } from '@/tools/check/content-tree'
import { checkTree, readEntry } from '@/tools/check/site-check'
import { indexContent } from '@/tools/editor/edit-mode'

/** The index of the texts of the content, as `npm run dev` and previews have it. */
export function readIndex(isDev: boolean): PublishedIndex {
  const bodies: BodyTexts = new Map()
  const { entries } = checkTree(contentTree(), (file, label, bytes) =>
    readEntry(file, label, bytes, ({ collection, slug }, tree) => {
      bodies.set(`${collection}/${slug}`, [...textsOfBody(tree)])
    }),
  )
  return indexContent(entries, bodies, isDev)
}
