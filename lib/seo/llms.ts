import { markdownText } from '../text/markdown-text'

/** A page for language models: its title, absolute address, and what it is about. */
export interface Listed {
  title: string
  url: string
  summary: string
}

const list = (heading: string, pages: readonly Listed[]): string[] =>
  pages.length === 0
    ? []
    : [
        '',
        `## ${heading}`,
        '',
        ...pages.map(({ title, url, summary }) => `- [${markdownText(title)}](${url}): ${markdownText(summary)}`),
      ]

/** The file llms.txt: what the site is, and its pages with their summaries below headings. Source: llmstxt.org. */
export const llmsText = (
  { brand, blurb }: { brand: string; blurb: string },
  sections: Readonly<Record<string, readonly Listed[]>>,
): string =>
  [
    `# ${markdownText(brand)}`,
    '',
    `> ${markdownText(blurb)}`,
    ...Object.entries(sections).flatMap(([heading, pages]) => list(heading, pages)),
    '',
  ].join('\n')
