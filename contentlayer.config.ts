import { makeSource } from 'contentlayer2/source-files'
import rehypeAutolinkHeadings from 'rehype-autolink-headings'
import rehypeExternalLinks from 'rehype-external-links'
import rehypeSlug from 'rehype-slug'
import remarkGfm from 'remark-gfm'
import type { Pluggable } from 'unified'
import { renderArticle } from './components/mdx/render-article'
import { collections } from './lib/content/collections'
import { toDocumentType } from './lib/content/document-types'

const remarkPlugins = [remarkGfm]
const rehypePlugins: Pluggable[] = [
  rehypeSlug,
  [rehypeAutolinkHeadings, { behavior: 'wrap', properties: { className: 'heading-anchor' } }],
  [rehypeExternalLinks, { target: '_blank', rel: ['noopener', 'noreferrer'] }],
]

const { articles, ...others } = collections

export default makeSource({
  contentDirPath: 'content',
  // `type` is a field of jobs, so Contentlayer's own mark moves out of its way.
  fieldOptions: { typeFieldName: 'documentType' },
  documentTypes: [
    toDocumentType(articles, { html: { type: 'string', resolve: (article) => renderArticle(article.body.code) } }),
    ...Object.values(others).map((collection) => toDocumentType(collection)),
  ],
  markdown: { remarkPlugins, rehypePlugins },
  mdx: {
    remarkPlugins,
    rehypePlugins,
    // The compiled articles take their components from the provider in render-article.
    globals: { '@mdx-js/react': { varName: 'mdxReact', namedExports: ['useMDXComponents'], defaultExport: false } },
    mdxOptions: (options) => ({ ...options, providerImportSource: '@mdx-js/react' }),
  },
  disableImportAliasWarning: true,
})
