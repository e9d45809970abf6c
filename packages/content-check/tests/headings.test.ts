import { compileSync } from '@mdx-js/mdx'
import rehypeSlug from 'rehype-slug'
import { expect, test } from 'vitest'
import { listHeadings } from '../src/body/headings'
import { parseMarkdown } from '../src/index'

const text = `## Fix the counting first

## What it asks: 3 things, “honestly” & well

## A *strong* \`code\` and [link](/faq)

## Twice

### Twice

## Café — naïve_words

## Don’t / don't

## twice
`

test('ids are those of the pages', () => {
  const tree = parseMarkdown(text, 'md')
  const code = String(compileSync(text, { format: 'md', rehypePlugins: [rehypeSlug] }))
  const expected = [...code.matchAll(/\bid: "([^"]*)"/g)].map(([, id]) => id)
  expect(expected).toHaveLength(8)
  expect(tree && listHeadings(tree).map(({ id }) => id)).toEqual(expected)
})
