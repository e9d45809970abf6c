import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { JobTitle } from '@/components/careers/job-title'

it.each([
  ['Account Manager (Client Success)', '(Client Success)'],
  ['Design & Build', '& Build'],
  ['Outbound Sales – St. Louis', 'Sales –'],
  ['Account Manager', undefined],
])('keeps the brackets or the last words of “%s” together, and all its words', (title, kept) => {
  const { container } = render(<JobTitle title={title} />)
  expect(container.textContent).toBe(title)
  expect(container.querySelector('span')?.textContent).toBe(kept)
})
