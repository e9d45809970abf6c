import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { OpenPositions } from '@/components/careers/open-positions'
import type { Job } from '@/lib/content/types'
import { job } from '../../support/job'
import { copy } from './fixtures'

const show = (jobs: Job[]) =>
  render(<OpenPositions jobs={jobs} copy={copy} email="jobs@example.com" closeLabel="Close" newTabLabel="(new tab)" />)

it('shows an e-mail address when no job is open', () => {
  show([])
  expect(screen.getByText(/No position is open/).textContent).toContain('jobs@example.com')
})

it('shows the address below the jobs too, for those whom none of them fits', () => {
  show([job])
  expect(screen.getByText(copy.unlistedText, { exact: false }).textContent).toContain('jobs@example.com')
})

it('has a dialog with the whole job, which is named after it and links to its page', () => {
  show([job])
  const dialog = document.querySelector('dialog#engineer')
  expect(document.getElementById(dialog?.getAttribute('aria-labelledby') ?? '')?.textContent).toBe(job.title)
  for (const part of [job.experience, 'Second paragraph.', 'Posted September 15, 2025', 'jobs@example.com'])
    expect(dialog?.textContent).toContain(part)
  expect(dialog?.contains(screen.getByRole('link', { name: copy.pageLabel, hidden: true }))).toBe(true)
  expect(dialog?.querySelector('a[href="/careers/engineer"]')?.textContent).toBe(copy.pageLabel)
})
