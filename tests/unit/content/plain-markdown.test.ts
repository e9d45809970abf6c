import { expect, it } from 'vitest'
import { articleBlocks } from '@/components/mdx/blocks'
import { markdownFile } from '@/lib/blog/markdown-file'
import { plainMarkdown } from '@/lib/content/plain-markdown'
import type { Site } from '@/lib/content/types'

const url = 'https://agency.test/blog/stock'
const facts = { brand: 'Example' } as Site

it.each([
  ['<PullQuote>\n\nPay the known number.\n\n</PullQuote>', '> Pay the known number.'],
  ['<Callout title="Note">\n\nOne.\n\nTwo.\n\n</Callout>', '> **Note**\n>\n> One.\n>\n> Two.'],
  ['<KeyFigure\n  value="&quot;1&quot;"\n  label="is one"\n/>', '**"1"** is one'],
  ['<Chart caption="Work">\n\n- 1 hour\n\n</Chart>', '- 1 hour\n\n*Work*'],
  [
    '<Figure src="/images/a.webp" alt="More > [less]" caption="C" />',
    '![More > \\[less\\]](https://agency.test/images/a.webp)\n\n*C*',
  ],
  ['<KeyFigure value="<script>" label="&lt;/script&gt;" />', '**\\<script>** \\</script>'],
  ['<Callout title="N">\n\n<KeyFigure value="1" label="x" />\n\n</Callout>', '> **N**\n>\n> **1** x'],
  [
    'See [us](/about), [this](#part), and [that](https://other.test/a).',
    `See [us](https://agency.test/about), [this](${url}#part), and [that](https://other.test/a).`,
  ],
  [
    '[a][1] and [b](</about>)[^1]\n\n[1]: /faq#how\n[^1]: /note',
    '[a][1] and [b](<https://agency.test/about>)[^1]\n\n[1]: https://agency.test/faq#how\n[^1]: /note',
  ],
  ['```\n[x](/about)\n```\n\n[y](/faq)', '```\n[x](/about)\n```\n\n[y](https://agency.test/faq)'],
])('writes %j as plain Markdown', (body, plain) => {
  expect(plainMarkdown(body, url, facts, articleBlocks)).toBe(plain)
})

it('has its title, summary, author, and days above the text', () => {
  const article = { title: 'Stock', preview: 'What forecasts do.', published: '2026-01-31', updated: '2026-02-01' }
  expect(markdownFile(article, '\nText.\n', facts, url, articleBlocks)).toBe(
    `# Stock\n\n> What forecasts do.\n\nBy Example, January 31, 2026, updated February 1, 2026. ${url}\n\nText.\n`,
  )
})
