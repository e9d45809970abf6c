import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ArticleCover, figureSize } from '@/components/illustrations/article-cover'

it('makes a figure of wide letters smaller than one of as many narrow letters', () => {
  expect(figureSize('WHOLE MORNINGS')).toBeLessThan(figureSize('little lifting'))
})

it.each([
  [false, '10 hours'],
  [true, ''],
])('has its bars, and its figure unless it is without text: %s', (withoutText, text) => {
  const cover = { figure: '10 hours', bars: [1, 0.5], marked: 0 }
  const { container } = render(<ArticleCover slug="one" cover={cover} withoutText={withoutText} />)
  expect(container.textContent).toBe(text)
  expect(container.querySelectorAll('rect')).toHaveLength(4)
})
