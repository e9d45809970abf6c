import { createProcessor, type ProcessorOptions } from '@mdx-js/mdx'
import { MDXProvider, useMDXComponents } from '@mdx-js/react'
import { getMDXComponent } from 'next-contentlayer2/hooks'
import * as jsxRuntime from 'react/jsx-runtime'
import { renderToStaticMarkup } from 'react-dom/server'
import rehypeAutolinkHeadings from 'rehype-autolink-headings'
import rehypeExternalLinks from 'rehype-external-links'
import rehypeSlug from 'rehype-slug'
import remarkGfm from 'remark-gfm'
import { articleComponents, LazyImage, TextLink } from '@/components/mdx/article-components'
import { noBreakEnds, noteMarks, stepPlaces } from '@/components/mdx/html-plugins'
import { refuseCode } from '@/components/mdx/refuse-code'

const options: ProcessorOptions = {
  outputFormat: 'function-body',
  // The components that articles may use come from the provider below.
  providerImportSource: '@mdx-js/react',
  remarkPlugins: [remarkGfm, refuseCode],
  rehypePlugins: [
    rehypeSlug,
    [rehypeAutolinkHeadings, { behavior: 'wrap', properties: { className: 'heading-anchor' } }],
    [rehypeExternalLinks, { target: '_blank', rel: ['noopener', 'noreferrer'] }],
    noBreakEnds,
  ],
}

const formats = {
  md: { processor: createProcessor({ ...options, format: 'md' }), components: { a: TextLink, img: LazyImage } },
  mdx: {
    processor: createProcessor({
      ...options,
      format: 'mdx',
      rehypePlugins: [...(options.rehypePlugins ?? []), stepPlaces, noteMarks],
    }),
    components: articleComponents,
  },
}

const runtime = { ...jsxRuntime, useMDXComponents }

/** Any syntax tree. */
interface Tree {
  type: string
}

/** MDX declares a string; its parser returns the tree. */
type FirstTree = Parameters<(typeof formats)['md']['processor']['runSync']>[0]

/**
 * Renders a Markdown body, or an MDX body with the components of articles, to HTML.
 * @param tree The parsed body, if there is one; it is changed.
 */
export function renderBody(text: string, format: keyof typeof formats, tree?: Tree): string {
  const { processor, components } = formats[format]
  const parsed: Tree = tree ?? processor.parse(text)
  const program = processor.runSync(parsed as FirstTree)
  // Compiled MDX is a function body that takes the JSX runtime as its first argument.
  const Body = getMDXComponent(`return (function () {${processor.stringify(program)}})(runtime)`, { runtime })
  return renderToStaticMarkup(
    <MDXProvider components={components}>
      <Body />
    </MDXProvider>,
  )
}
