import { MDXProvider, useMDXComponents } from '@mdx-js/react'
import { type MarkdownFormat, type MarkdownRoot, parseMarkdown } from '@site/content-check'
import { toJsxRuntime } from 'hast-util-to-jsx-runtime'
import { toHast } from 'mdast-util-to-hast'
import { Fragment, type JSX } from 'react'
import { jsx, jsxs } from 'react/jsx-runtime'
import { renderToStaticMarkup } from 'react-dom/server'
import rehypeAutolinkHeadings from 'rehype-autolink-headings'
import rehypeExternalLinks from 'rehype-external-links'
import rehypeSlug from 'rehype-slug'
import type { Placeholders } from '@/lib/content/placeholders'
import { articleComponents, TaskSign, TextLink } from './article-components'
import { LazyImage } from './figure/figure'
import { fillTexts, noBreakEnds, noteMarks, placeIds, stepPlaces } from './html-plugins'
import { fillAddresses, refuseCode, unwrapComponents } from './markdown-plugins'

const forAll = [
  rehypeSlug(),
  rehypeAutolinkHeadings({
    behavior: 'append',
    content: [],
    // For the pointer; the list of contents has the same links for keyboards and screen readers, which find a heading here.
    properties: { className: ['heading-anchor'], ariaHidden: 'true', tabIndex: -1 },
  }),
  placeIds,
  rehypeExternalLinks({ target: '_blank', rel: ['noopener', 'noreferrer'] }),
  noBreakEnds,
]

/** The type of a whole tree of HTML. */
type HtmlRoot = Parameters<ReturnType<typeof rehypeSlug>>[0]

const formats = {
  md: { transforms: forAll, components: { a: TextLink, img: LazyImage, input: TaskSign } },
  mdx: { transforms: [...forAll, stepPlaces, noteMarks], components: articleComponents },
}

/** A tree of HTML as elements of React, with the components of the provider around it. */
function Body({ html }: { html: HtmlRoot }) {
  const components = useMDXComponents()
  /** Looks components up by name: other expressions have been refused, and nothing is evaluated. */
  const createEvaluater = () => ({
    evaluateExpression: ({ name = '' }: { type: string; name?: string }) => components[name],
    evaluateProgram: () => undefined,
  })
  return toJsxRuntime(html, { Fragment, jsx, jsxs, components, createEvaluater }) as JSX.Element
}

interface HtmlNode {
  properties?: Record<string, unknown>
  children?: HtmlNode[]
}

/** Puts a text before the ids of a body that shares its page with others, and before the links to them. */
function prefixIds({ properties: own = {}, children = [] }: HtmlNode, prefix: string): void {
  if (own['id']) own['id'] = `${prefix}${own['id']}`
  if (typeof own['href'] === 'string') own['href'] = own['href'].replace(/^#/, `#${prefix}`)
  if (own['ariaDescribedBy']) own['ariaDescribedBy'] = [own['ariaDescribedBy']].flat().map((id) => `${prefix}${id}`)
  for (const child of children) prefixIds(child, prefix)
}

/**
 * Renders a Markdown body, or an MDX body with the components of articles, to HTML. Builds and the previews of forms use it.
 * @param body Its text, or its tree, which is changed.
 * @param facts Fill the placeholders, as text: whatever is in them is no markup.
 * @param prefix What its ids begin with, where others are on the same page.
 * @throws Error for a body that cannot be read, and for one with code, elements, or addresses that bodies cannot have.
 */
export function renderBody(
  body: string | MarkdownRoot,
  format: MarkdownFormat,
  facts?: Placeholders,
  prefix = '',
): string {
  const tree = typeof body === 'string' ? parseMarkdown(body, format) : body
  if (!tree) throw new Error('A text cannot be read. Run npm run content:check.')
  refuseCode(tree)
  unwrapComponents(tree)
  if (facts) fillAddresses(tree, facts)
  const { transforms, components } = formats[format]
  const html = toHast(tree, { passThrough: ['mdxJsxFlowElement', 'mdxJsxTextElement'] }) as HtmlRoot
  for (const transform of transforms) transform(html)
  prefixIds(html as HtmlNode, prefix)
  if (facts) fillTexts(html, facts)
  return renderToStaticMarkup(
    <MDXProvider components={components}>
      <Body html={html} />
    </MDXProvider>,
  )
}
