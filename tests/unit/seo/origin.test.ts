import { expect, it } from 'vitest'
import { siteMetadata } from '@/lib/build/site-metadata'
import { siteOrigin } from '@/lib/seo/origin'

const live = 'https://www.agency.test'

it('is that of the content, unless SITE_URL gives another', () => {
  expect(siteOrigin(live)).toBe(live)
  expect(siteOrigin(live, '')).toBe(live)
  expect(siteOrigin(live, 'https://preview.agency.test/')).toBe('https://preview.agency.test')
  expect(siteOrigin(live, 'http://localhost:3000')).toBe('http://localhost:3000')
})

it.each(['preview.agency.test', 'ftp://agency.test', 'https://agency.test/path'])(
  'refuses %s with a sentence',
  (address) => {
    expect(() => siteOrigin(live, address)).toThrow(/^SITE_URL is ".+", which is not the address of a site; write/)
  },
)

it('keeps a whole preview out of search results', () => {
  expect(siteMetadata({ origin: live }, true).robots).toEqual({ index: false, follow: false })
  expect(siteMetadata({ origin: live }, false)).not.toHaveProperty('robots')
})
