import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ArticleCover } from '@/components/illustrations/article-cover'

it('draws a different cover of at most six kilobytes for every slug, always the same one', () => {
  const covers = () =>
    Array.from({ length: 60 }, (_, i) => renderToStaticMarkup(<ArticleCover slug={`article-${i}`} />))
  const first = covers()
  expect(new Set(first).size).toBe(first.length)
  expect(covers()).toEqual(first)
  for (const markup of first) {
    expect(markup).not.toContain('NaN')
    expect(markup.length).toBeLessThanOrEqual(6144)
  }
})
