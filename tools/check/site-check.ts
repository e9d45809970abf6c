import { articleBlocks } from '../../components/mdx/blocks'
import { createSiteCheck } from '../../lib/content/check'

/** The check of the site's content, with the blocks that articles may use. */
export const { checkTree, checkEntry, placeFiles, readEntry, fixTree } = createSiteCheck(articleBlocks)
