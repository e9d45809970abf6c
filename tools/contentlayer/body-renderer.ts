import type { Processor } from 'unified'
import { renderBody } from '../../components/mdx/render-body'
import { frontMatter } from '../../lib/content/front-matter'
import { cachedBody } from './body-cache'

/** What Contentlayer records about the file of a body. */
interface SourceNote {
  contentType: 'markdown' | 'mdx'
}

/**
 * Makes Contentlayer's Markdown processor pass every body to {@link renderBody}, so that neither MDX nor its components reach
 * the pages' payload or the browser. Contentlayer's own MDX processor bundles each article with esbuild, into code that
 * would run only once, during the build: a third more work for the same HTML. Contract: tests/unit/contentlayer/contracts.test.ts.
 */
export function bodyRenderer(this: Processor) {
  this.parser = () => ({ type: 'root', children: [] })
  this.compiler = (_, file) => String(file.data['html'])
  return (_: unknown, file: { data: Record<string, unknown> }) => {
    const { contentType } = file.data['rawDocumentData'] as SourceNote
    const text = String(file).replace(frontMatter, '')
    file.data['html'] = cachedBody(text) ?? renderBody(text, contentType === 'mdx' ? 'mdx' : 'md')
  }
}
