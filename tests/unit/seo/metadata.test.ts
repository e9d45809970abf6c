import { expect, test } from 'vitest'
import { pageMetadata } from '@/lib/seo/metadata'

const seo = { title: 'Title | Brand', description: 'What the page is about.' }

test('gives an ordinary page its title, description, canonical address and preview', () => {
  expect(pageMetadata(seo, { path: '/about' })).toEqual({
    title: 'Title | Brand',
    description: 'What the page is about.',
    alternates: { canonical: '/about' },
    openGraph: {
      type: 'website',
      title: 'Title | Brand',
      description: 'What the page is about.',
      url: '/about',
      images: [{ url: '/social/about.png', width: 1200, height: 630, type: 'image/png', alt: 'Title | Brand' }],
    },
    twitter: { card: 'summary_large_image' },
  })
})

test('points a double to the address that search engines should keep', () => {
  const metadata = pageMetadata(seo, { path: '/services/build', canonical: '/services' })
  expect(metadata.alternates).toEqual({ canonical: '/services' })
  expect(metadata.openGraph).toMatchObject({ url: '/services', images: [{ url: '/social/services.png' }] })
})

test('keeps a hidden page out of search engines and lets them follow its links', () => {
  expect(pageMetadata(seo, { path: '/contact-thank-you', index: false }).robots).toEqual({ index: false, follow: true })
})

test('shows the social image of another page where it is told to', () => {
  const { openGraph } = pageMetadata(seo, { path: '/blog/page/2', imageOf: '/blog' })
  expect(openGraph).toMatchObject({ url: '/blog/page/2', images: [{ url: '/social/blog.png' }] })
})

test('leaves the canonical link of the home page to that page, since Next would take its slash off', () => {
  expect(pageMetadata(seo, { path: '/' })).not.toHaveProperty('alternates')
})
