import { type MarkdownFormat, parseMarkdown } from '@site/content-check'
import type { CustomPreviewTemplateProps } from '@sveltia/cms'
import { toJsxRuntime } from 'hast-util-to-jsx-runtime'
import { toHast } from 'mdast-util-to-hast'
import { createElement, Fragment } from 'react'
import { jsx, jsxs } from 'react/jsx-runtime'
import { renderToStaticMarkup } from 'react-dom/server'
import { articleComponents } from '../../../components/mdx/article-components'
import { RichText } from '../../../components/ui/rich-text'
import { appPaths } from '../../../lib/routes'

const components: Readonly<Record<string, unknown>> = articleComponents

/** Looks components up by name. Other expressions cannot be in an article, and the page's policy forbids to evaluate code. */
const createEvaluater = () => ({
  evaluateExpression: (expression: { type: string; name?: string }) => components[expression.name ?? ''] ?? Fragment,
  evaluateProgram: () => undefined,
})

const unreadable = '<p>The text cannot be shown until its mistakes are corrected.</p>'

function renderBody(body: string, format: MarkdownFormat): string {
  const tree = parseMarkdown(body, format)
  if (!tree) return unreadable
  const content = toHast(tree, { passThrough: ['mdxJsxFlowElement', 'mdxJsxTextElement'] })
  const options = { Fragment, jsx, jsxs, components: articleComponents, createEvaluater }
  return renderToStaticMarkup(toJsxRuntime(content, options))
}

/** A preview of the text of a document as the site shows it. */
export const textPreview =
  (format: MarkdownFormat, heading: string) =>
  ({ entry, getAsset }: CustomPreviewTemplateProps) => {
    const rendered = renderBody(String(entry.getIn(['data', 'body']) ?? ''), format)
    const html = rendered.replace(/src="(\/images\/[^"]+)"/g, (all, path) => {
      const address = getAsset(path)?.url
      return address ? `src="${address}"` : all
    })
    return createElement(
      'main',
      { className: 'p-6' },
      createElement('h1', { className: 'mb-6' }, String(entry.getIn(['data', heading]) ?? '')),
      createElement(RichText, { html }),
    )
  }

/** Addresses of the site's whole style sheets: apps refer to them, all other pages contain the rules that they use. */
export async function siteStyles(): Promise<string[]> {
  const [path = '/'] = appPaths
  const page = new DOMParser().parseFromString(await (await fetch(path)).text(), 'text/html')
  return Array.from(page.querySelectorAll('link[rel="stylesheet"]'), (link) => link.getAttribute('href') ?? '')
}
