import { expect, test } from 'vitest'
import { pageMetadata } from '@/lib/seo/metadata'

const seo = { title: 'Title | Brand', description: 'What the page is about.' }

test('returns title, description, canonical address, and link preview of a page', () => {
  expect(pageMetadata(seo, { path: '/about' }, 'Brand')).toEqual({
    title: 'Title | Brand',
    description: 'What the page is about.',
    alternates: { canonical: '/about' },
    openGraph: {
      type: 'website',
      siteName: 'Brand',
      title: 'Title | Brand',
      description: 'What the page is about.',
      url: '/about',
      images: [{ url: '/social/about.png', width: 1200, height: 630, type: 'image/png', alt: 'Title | Brand' }],
    },
    twitter: { card: 'summary_large_image', images: [{ url: '/social/about.png', alt: 'Title | Brand' }] },
  })
})

test('uses the canonical address of a page that has several', () => {
  const metadata = pageMetadata(seo, { path: '/services/build', canonical: '/services' }, 'Brand')
  expect(metadata.alternates).toEqual({ canonical: '/services' })
  expect(metadata.openGraph).toMatchObject({ url: '/services', images: [{ url: '/social/services.png' }] })
})

test('marks a hidden page `noindex, follow`', () => {
  expect(pageMetadata(seo, { path: '/contact-thank-you', index: false }, 'Brand').robots).toEqual({
    index: false,
    follow: true,
  })
})

test('uses the social image of another page if given', () => {
  const { openGraph } = pageMetadata(seo, { path: '/blog/page/2', imageOf: '/blog' }, 'Brand')
  expect(openGraph).toMatchObject({ url: '/blog/page/2', images: [{ url: '/social/blog.png' }] })
})
