import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { JobPage } from '@/components/careers/job-page'
import { copy, job, second } from './fixtures'

afterEach(cleanup)

const show = (open: boolean) =>
  render(
    <JobPage
      job={job}
      copy={copy}
      open={open}
      others={[second]}
      email="jobs@example.com"
      newTabLabel="(opens in a new tab)"
    />,
  )

/** The buttons beside the text and in the bar at the bottom of the screen; the style sheet shows one of them. */
const apply = () => screen.queryAllByRole('link', { name: new RegExp(copy.applyLabel) })

describe('JobPage', () => {
  it('contains every part of the job, the way to apply, and the other jobs', () => {
    show(true)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(job.title)
    const sections = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    expect(sections).toEqual([
      copy.summaryHeading,
      job.responsibilitiesHeading,
      copy.qualificationsHeading,
      job.whyJoinHeading,
      copy.othersHeading,
    ])
    for (const part of [job.location, job.type, job.experience, 'Second paragraph.', 'Set keystones', 'The river'])
      expect(document.body.textContent).toContain(part)
    expect(apply()).toHaveLength(2)
    for (const link of apply()) expect(link.getAttribute('href')).toMatch(/^mailto:jobs@example\.com\?subject=/)
    expect(screen.getByRole('link', { name: new RegExp(second.title) }).getAttribute('href')).toBe('/careers/lead-gen')
    expect(document.body.textContent).not.toContain(copy.closedText)
  })

  it('says that a closed job is closed, and offers no application', () => {
    show(false)
    expect(document.body.textContent).toContain(copy.closedText)
    expect(document.body.textContent).toContain('Set keystones')
    expect(apply()).toEqual([])
    expect(screen.getByRole('link', { name: copy.backLabel }).getAttribute('href')).toBe('/careers')
  })
})
