import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { JobPage } from '@/components/careers/job-page'
import { OpenPositions } from '@/components/careers/open-positions'
import type { Fields } from '@/lib/content/collections'
import { careersPage } from '@/lib/content/collections/pages/careers'
import type { Job } from '@/lib/content/types'
import { job } from '../support/job'

/** The copy of the page, as the examples of its fields. */
const copy = Object.fromEntries(
  Object.entries(careersPage.schema.shape).map(([name, field]) => [name, Object(field.meta()?.['examples'])[0]]),
) as Fields<'careersPage'>
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
  for (const part of ['The river', `${copy.postedLabel} September 15, 2025. ${copy.untilLabel} December 31, 2025`])
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
  for (const part of [job.whyJoinHeading, copy.untilLabel]) expect(text()).not.toContain(part)
  expect(screen.getByRole('link', { name: copy.backLabel }).getAttribute('href')).toBe('/careers')
})

it('the list shows an e-mail address when no job is open, and below the jobs for those whom none of them fits', () => {
  const { rerender } = showList([])
  expect(screen.getByText(copy.emptyText, { exact: false }).textContent).toContain('jobs@example.com')
  rerender(<OpenPositions jobs={[job]} closeLabel="Close" {...common} />)
  expect(screen.getByText(copy.unlistedText, { exact: false }).textContent).toContain('jobs@example.com')
  expect(document.querySelector('dialog a[href="/careers/engineer"]')?.textContent).toBe(copy.pageLabel)
})
