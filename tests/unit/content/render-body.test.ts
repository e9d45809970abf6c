import { describe, expect, it } from 'vitest'
import { renderBody } from '@/components/mdx/render-body'

describe('renderBody', () => {
  it('renders Markdown with anchors on its headings and other sites in new tabs', () => {
    const html = renderBody('## Our plan\n\nSee [us](/about) and [them](https://example.com).', 'md')
    expect(html).toMatch(
      /<h2><span id="our-plan"><\/span>Our plan<a [^>]*aria-hidden="true" tabindex="-1" href="#our-plan"><\/a><\/h2>/,
    )
    expect(html).toContain('<a href="/about">us</a>')
    expect(renderBody('- [x] Ask\n- [ ] Count', 'md')).toMatch(/<li[^>]*>☑\uFE0E Ask<.*<li[^>]*>☐ Count/s)
    expect(html).toContain('<a href="https://example.com" rel="noopener noreferrer" target="_blank">them</a>')
  })

  it.each(['md', 'mdx'] as const)('names the events of mail and phone links: %s', (format) => {
    const html = renderBody('[Write](mailto:a@example.com) or [call](tel:+13145550134).', format)
    expect(html).toContain('<a href="mailto:a@example.com" data-event="Mail link">')
    expect(html).toContain('<a href="tel:+13145550134" data-event="Phone link">')
  })

  it('numbers repeated anchors within one text only', () => {
    renderBody('## Results', 'md')
    expect(renderBody('## Results', 'md')).toContain('id="results"')
  })

  it('gives notes and headings of texts on one page ids of their own', () => {
    const html = renderBody('## Why\n\nSoon[^1], [see](#why).\n\n[^1]: One.', 'md', undefined, 'how-soon-')
    const ids = Array.from(html.matchAll(/ id="([^"]*)"/g), ([, id]) => id)
    expect(ids).toHaveLength(4)
    expect(ids.every((id) => id?.startsWith('how-soon-'))).toBe(true)
    const targets = Array.from(html.matchAll(/(?:href="#|aria-describedby=")([^"]*)"/g), ([, id]) => id)
    expect([targets.length > 4, targets.filter((id) => !ids.includes(id))]).toEqual([true, []])
  })

  it('keeps braces and angle brackets of Markdown as text', () => {
    expect(renderBody('Call {phone} <Callout>', 'md')).toBe('<p>Call {phone} </p>')
  })

  it('renders the components that articles may use', () => {
    const html = renderBody(
      '<Callout title="A caution">\n\nMind **this**.\n\n</Callout>\n\n<KeyFigure value="10 hours" label="saved" />\n\n<PullQuote>Plain.</PullQuote>',
      'mdx',
    )
    expect(html).toMatch(
      /<div[^>]* role="note" aria-label="A caution">.*A caution.*<p>Mind <strong>this<\/strong>\.<\/p>/s,
    )
    expect(html).toMatch(/class="key-figure.*10.*hours.*saved.*<blockquote[^>]*>.*Plain\./s)
  })

  it('joins the last words of paragraphs and lists with no-break spaces, but not those of pull quotes', () => {
    const end = 'whether the rule was fair.'
    const html = renderBody(`So see ${end}\n\n- Then see ${end}\n\n<PullQuote>\n\nSee ${end}\n\n</PullQuote>`, 'mdx')
    expect(html).toContain('<p>So see whether the rule was\u00a0fair.</p>')
    expect(html).toContain('<li>Then see whether the rule was\u00a0fair.</li>')
    expect(html).toContain('<p>See whether the rule was fair.</p>')
  })
})
