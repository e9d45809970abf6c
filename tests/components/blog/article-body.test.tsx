import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ArticleBody, noteMark, stepMark } from '@/components/blog/article-view'
import { renderBody } from '@/components/mdx/render-body'
import { nextSteps } from '@/lib/blog/calls-to-action'

const words = (count: number) => 'word '.repeat(count).trim()

const section = (n: number, count: number) => `## Section ${n}\n\n${words(count)}\n\n`

/** The words between two marks, and to both ends. */
const wordsBetween = (html: string) =>
  html.split(stepMark).map((part) => part.replaceAll(/<[^>]+>/g, ' ').match(/word/g)?.length ?? 0)

it('marks two places before headings, not near the beginning or the end', () => {
  const text = `${words(60)}\n\n${Array.from({ length: 8 }, (_, n) => section(n, 100)).join('')}`
  expect(wordsBetween(renderBody(text, 'mdx'))).toEqual([160, 300, 400])
})

it('marks places between paragraphs where a section is very long', () => {
  const paragraphs = Array.from({ length: 12 }, () => words(90)).join('\n\n')
  const parts = wordsBetween(renderBody(paragraphs, 'mdx'))
  expect(parts.length).toBeGreaterThan(1)
  expect(Math.max(...parts)).toBeLessThanOrEqual(540)
})

it('marks no place in a short article, between two headings, or in Markdown of other pages', () => {
  expect(renderBody(section(1, 80), 'mdx')).not.toContain(stepMark)
  expect(renderBody(`${words(80)}\n\n## One\n\n### Two\n\n${words(200)}`, 'mdx')).not.toMatch(/<\/h2>\s*<hr/)
  expect(renderBody(Array.from({ length: 8 }, (_, n) => section(n, 100)).join(''), 'md')).not.toContain(stepMark)
})

it('shows each call to action once, in turn, at the marked places', () => {
  const steps = nextSteps(
    [
      { text: 'Count first.', label: 'Estimate', target: 'roi-calculator' },
      { text: 'Ask us.', label: 'Book', target: 'booking' },
    ],
    'https://example.com/call',
  )
  const noted = renderBody('Two\n\n<PullQuote>Note</PullQuote>\n\nAfter', 'mdx')
  expect(noted.split(noteMark)).toHaveLength(2)
  const html = ['<p>One</p>', noted, '<h2>Three</h2>', '<h2>Four</h2>'].join(stepMark)
  const { container } = render(<ArticleBody html={html} steps={steps} newTabLabel="(new tab)" />)
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/roi-calculator',
    'https://example.com/call',
  ])
  expect(container.textContent?.replaceAll(/\s+/g, ' ')).toMatch(/^One ?Count first\.Estimate ?Two/)
  expect(container.querySelector('.passage > blockquote:first-child ~ p')?.textContent).toBe('After')
  expect(container.querySelector('hr')).toBeNull()
  expect(container.querySelector('.reading:not([dir=auto])')).toBeNull()
})

it('begins with a large letter where the words of the first paragraph fill three lines, whatever the addresses of its links', () => {
  const startOf = (text: string) => {
    const { container } = render(<ArticleBody html={renderBody(text, 'mdx')} steps={[]} newTabLabel="" />)
    return container.querySelector('.article-start')
  }
  expect(startOf(words(50))).not.toBeNull()
  expect(startOf(`See [this](/about?${'x'.repeat(200)}).`)).toBeNull()
})
