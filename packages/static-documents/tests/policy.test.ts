import { expect, it } from 'vitest'
import { documentHeaderPolicy, pagePolicy } from '../src/policy'

const document = pagePolicy({ scriptHashes: ['sha256-b', 'sha256-a', 'sha256-a'], styleHashes: ['sha256-c'] })

it('has in headers of documents what they share, leaves styles to the page, and lets only the site show its pages in frames', () => {
  expect(documentHeaderPolicy(document, { frames: ['https://forms.example'] })).toEqual({
    ...document,
    'style-src': ["'unsafe-inline'"],
    'frame-src': ['https://forms.example'],
    'frame-ancestors': ["'self'"],
  })
})
