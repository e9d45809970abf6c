import { expect, it } from 'vitest'
import { documentHeaderPolicy, pagePolicy, readPolicy, writePolicy } from '../src/policy'

const document = pagePolicy({ scriptHashes: ['sha256-b', 'sha256-a', 'sha256-a'], styleHashes: ['sha256-c'] })

it('names the hosts that a page uses, and is read as it was written', () => {
  const app = pagePolicy({
    scriptHashes: ['sha256-d'],
    styleHashes: [],
    styleSheets: true,
    frames: ['https://forms.example'],
    connections: ['https://count.example'],
    trustedTypes: ['default'],
  })
  expect(app).toMatchObject({
    'frame-src': ['https://forms.example'],
    'connect-src': ["'self'", 'https://count.example'],
  })
  expect(readPolicy(writePolicy(app))).toEqual(app)
})

it('has in headers of documents what they share, leaves styles to the page, and lets only the site show its pages in frames', () => {
  expect(documentHeaderPolicy(document, { frames: ['https://forms.example'] })).toEqual({
    ...document,
    'style-src': ["'unsafe-inline'"],
    'frame-src': ['https://forms.example'],
    'frame-ancestors': ["'self'"],
  })
})
