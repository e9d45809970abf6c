import { expect, it } from 'vitest'
import { jobMetadata } from '@/lib/careers/job-page'

const job = { id: 'guide', title: 'Guide', preview: 'Shows visitors the Arch.' }

it('keeps only a closed job out of search results', () => {
  expect(jobMetadata(job, 'Example', true)).not.toHaveProperty('robots')
  expect(jobMetadata(job, 'Example', false).robots).toEqual({ index: false, follow: true })
})

it('leaves the brand out of a title that has no room for it', () => {
  const title = 'Guide to the Arch, the River, and All of Its Bridges in Both States'
  expect(jobMetadata({ ...job, title }, 'Example', true).title).toBe(title)
})
