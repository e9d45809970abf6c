import { createProcessor, type ProcessorOptions, run } from '@mdx-js/mdx'
import * as jsxRuntime from 'react/jsx-runtime'
import { renderToStaticMarkup } from 'react-dom/server'
import rehypeAutolinkHeadings from 'rehype-autolink-headings'
import rehypeExternalLinks from 'rehype-external-links'
import rehypeSlug from 'rehype-slug'
import remarkGfm from 'remark-gfm'
import { articleComponents } from './article-components'

const options: ProcessorOptions = {
  outputFormat: 'function-body',
  remarkPlugins: [remarkGfm],
  rehypePlugins: [
    rehypeSlug,
    [rehypeAutolinkHeadings, { behavior: 'wrap', properties: { className: 'heading-anchor' } }],
    [rehypeExternalLinks, { target: '_blank', rel: ['noopener', 'noreferrer'] }],
  ],
}

const formats = {
  md: { processor: createProcessor({ ...options, format: 'md' }), components: {} },
  mdx: { processor: createProcessor({ ...options, format: 'mdx' }), components: articleComponents },
}

/** Renders a body in Markdown, or in MDX with what articles may use besides it, to HTML. */
export async function renderBody(text: string, format: keyof typeof formats): Promise<string> {
  const { processor, components } = formats[format]
  const { default: Body } = await run(await processor.process(text), { ...jsxRuntime, baseUrl: import.meta.url })
  return renderToStaticMarkup(<Body components={components} />)
}
