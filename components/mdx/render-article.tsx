import * as mdxReact from '@mdx-js/react'
import { getMDXComponent } from 'next-contentlayer2/hooks'
import { renderToStaticMarkup } from 'react-dom/server'
import { bindHtml } from '../../lib/blog/bind-words'
import { articleComponents } from './article-components'

/**
 * Renders a compiled article to HTML while Contentlayer runs, so that neither MDX nor its components reach the pages'
 * payload or the browser. `code` is Contentlayer's `body.code`.
 */
export function renderArticle(code: string): string {
  const Article = getMDXComponent(code, { mdxReact })
  return bindHtml(
    renderToStaticMarkup(
      <mdxReact.MDXProvider components={articleComponents}>
        <Article />
      </mdxReact.MDXProvider>,
    ),
  )
}
