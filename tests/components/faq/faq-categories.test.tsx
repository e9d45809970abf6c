import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { FaqCategories } from '@/components/faq/faq'

const copy = { linkLabel: 'Link', aside: { heading: 'Still wondering?', text: 'Ask us.', bookLabel: 'Book' } }

const renderCategories = (titles: string[]) =>
  render(
    <FaqCategories
      categories={titles.map((title) => ({ title, entries: [] }))}
      copy={copy}
      booking="https://calls.example"
      newTabLabel="opens in a new tab"
      between={<p>Next step</p>}
    />,
  )

test.each([
  [1, undefined],
  [2, 1],
  [4, 2],
])('the next step among %i categories is below the first %i', (count, above) => {
  renderCategories(Array.from({ length: count }, (_, i) => `Category ${i}`))
  const step = screen.queryByText('Next step')
  const precedes = (category: Element) =>
    step && category.compareDocumentPosition(step) & Node.DOCUMENT_POSITION_FOLLOWING
  expect(step ? screen.getAllByRole('region').filter(precedes).length : undefined).toBe(above)
})
