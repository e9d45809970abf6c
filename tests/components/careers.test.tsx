import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { JobPage } from '@/components/careers/job-page'
import { OpenPositions } from '@/components/careers/open-positions'
import type { Job } from '@/lib/content/types'
import { job } from '../support/job'

const copy = {
  listHeading: 'Open Positions',
  detailsLabel: 'View Details',
  backLabel: 'All open positions',
  othersHeading: 'Other open positions',
  closedText: 'This position is closed.',
  summaryHeading: 'Position Summary',
  qualificationsHeading: 'Qualifications',
  pageLabel: 'Page of this job',
  applyLabel: 'Apply for This Position',
  applyNote: 'Send your resume and cover letter by e-mail to',
  postedLabel: 'Posted',
  untilLabel: 'Apply by',
  unlistedText: 'None of these fits? Write to',
  emptyText: 'No position is open. Write to',
}
const common = { copy, email: 'jobs@example.com', newTabLabel: '(new tab)' }
const text = () => document.body.textContent

const showPage = (one: Job, open = true) =>
  render(<JobPage job={one} open={open} others={[{ ...job, id: 'guide', title: 'Guide' }]} {...common} />)
const showList = (jobs: Job[]) => render(<OpenPositions jobs={jobs} closeLabel="Close" {...common} />)

/** The buttons beside the text and in the bar at the bottom of the screen; the style sheet shows one of them. */
const apply = () => screen.queryAllByRole('link', { name: new RegExp(copy.applyLabel) })

it('the page of a job contains every part of it, the way to apply, and the other jobs', () => {
  showPage({ ...job, validThrough: '2025-12-31' })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(job.title)
  const { summaryHeading, qualificationsHeading, othersHeading } = copy
  const { responsibilitiesHeading, whyJoinHeading } = job
  const headings = [summaryHeading, responsibilitiesHeading, qualificationsHeading, whyJoinHeading, othersHeading]
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(headings)
  for (const part of [job.location, job.type, job.experience, 'Second paragraph.', 'Set keystones', 'A level'])
    expect(text()).toContain(part)
  for (const part of ['The river', 'Posted September 15, 2025. Apply by December 31, 2025'])
    expect(text()).toContain(part)
  expect(apply()).toHaveLength(2)
  for (const link of apply()) expect(link.getAttribute('href')).toMatch(/^mailto:jobs@example\.com\?subject=/)
  expect(screen.getByRole('link', { name: /^Guide/ }).getAttribute('href')).toBe('/careers/guide')
  expect(text()).not.toContain(copy.closedText)
})

it('the page of a closed job says so, offers no application, and leaves out what the job does not have', () => {
  showPage({ ...job, whyJoinHeading: undefined, whyJoin: undefined }, false)
  expect(text()).toContain(copy.closedText)
  expect(apply()).toEqual([])
  for (const part of [job.whyJoinHeading, 'Apply by']) expect(text()).not.toContain(part)
  expect(screen.getByRole('link', { name: copy.backLabel }).getAttribute('href')).toBe('/careers')
})

it('the list shows an e-mail address when no job is open, and below the jobs for those whom none of them fits', () => {
  const { rerender } = showList([])
  expect(screen.getByText(/No position is open/).textContent).toContain('jobs@example.com')
  rerender(<OpenPositions jobs={[job]} closeLabel="Close" {...common} />)
  expect(screen.getByText(copy.unlistedText, { exact: false }).textContent).toContain('jobs@example.com')
  expect(document.querySelector('dialog a[href="/careers/engineer"]')?.textContent).toBe(copy.pageLabel)
})
