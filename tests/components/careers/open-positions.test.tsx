import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { OpenPositions } from '@/components/careers/open-positions'
import type { Job } from '@/lib/content/types'
import { copy, job, second } from './fixtures'

const show = (jobs: Job[]) =>
  render(
    <OpenPositions
      jobs={jobs}
      copy={copy}
      email="jobs@example.com"
      closeLabel="Close"
      newTabLabel="(opens in a new tab)"
    />,
  )

const dialog = (id: string) => {
  const found = document.getElementById(id)
  if (!(found instanceof HTMLDialogElement)) throw new Error(`There is no dialog ${id}.`)
  return found
}

afterEach(cleanup)

describe('OpenPositions', () => {
  it('shows an e-mail address when no job is open', () => {
    show([])
    expect(screen.getByText(/No position is open/).textContent).toContain('jobs@example.com')
  })
})

describe('JobDialog', () => {
  it('contains every part of the job, and is named after the job', () => {
    show([job])
    const text = dialog('engineer').textContent ?? ''
    for (const part of [
      'Position Summary',
      'Second paragraph.',
      'Key Responsibilities',
      'Set keystones',
      'A level',
      'Why Join',
      'The river',
    ])
      expect(text).toContain(part)
    expect(dialog('engineer').getAttribute('aria-labelledby')).toBe('engineer-Title')
    expect(document.getElementById('engineer-Title')?.textContent).toBe(job.title)
    expect(dialog('engineer').getAttribute('closedby')).toBe('any')
    expect(within(dialog('engineer')).getByText(copy.pageLabel).getAttribute('href')).toBe('/careers/engineer')
  })

  it('shows reasons to join only for a job that has some', () => {
    show([second])
    expect(dialog('lead-gen').textContent).not.toContain('Why Join')
  })

  it('states the last day to apply where there is one', () => {
    show([{ ...job, validThrough: '2025-12-31' }])
    expect(dialog('engineer').textContent).toContain('Posted September 15, 2025. Apply by December 31, 2025')
  })
})
