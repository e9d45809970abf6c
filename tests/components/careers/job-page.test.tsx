import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { JobPage } from '@/components/careers/job-page'
import type { Job } from '@/lib/content/types'
import { job } from '../../support/job'
import { copy } from './fixtures'

const other: Job = { ...job, id: 'guide', title: 'Guide' }
const show = (one: Job, open = true) =>
  render(
    <JobPage job={one} copy={copy} open={open} others={[other]} email="jobs@example.com" newTabLabel="(new tab)" />,
  )
const text = () => document.body.textContent
const sections = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)

/** The buttons beside the text and in the bar at the bottom of the screen; the style sheet shows one of them. */
const apply = () => screen.queryAllByRole('link', { name: new RegExp(copy.applyLabel) })

it('contains every part of the job, the way to apply, and the other jobs', () => {
  show({ ...job, validThrough: '2025-12-31' })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(job.title)
  const { summaryHeading, qualificationsHeading, othersHeading } = copy
  const { responsibilitiesHeading, whyJoinHeading } = job
  const headings = [summaryHeading, responsibilitiesHeading, qualificationsHeading, whyJoinHeading, othersHeading]
  expect(sections()).toEqual(headings)
  for (const part of [job.location, job.type, job.experience, 'Second paragraph.', 'Set keystones', 'A level'])
    expect(text()).toContain(part)
  for (const part of ['The river', 'Posted September 15, 2025. Apply by December 31, 2025'])
    expect(text()).toContain(part)
  expect(apply()).toHaveLength(2)
  for (const link of apply()) expect(link.getAttribute('href')).toMatch(/^mailto:jobs@example\.com\?subject=/)
  expect(screen.getByRole('link', { name: /^Guide/ }).getAttribute('href')).toBe('/careers/guide')
  expect(text()).not.toContain(copy.closedText)
})

it('shows reasons to join only for a job that has some', () => {
  show({ ...job, whyJoinHeading: undefined, whyJoin: undefined })
  expect(sections()).not.toContain(job.whyJoinHeading)
  expect(text()).not.toContain('Apply by')
})

it('says that a closed job is closed, and offers no application', () => {
  show(job, false)
  expect(text()).toContain(copy.closedText)
  expect(text()).toContain('Set keystones')
  expect(apply()).toEqual([])
  expect(screen.getByRole('link', { name: copy.backLabel }).getAttribute('href')).toBe('/careers')
})
