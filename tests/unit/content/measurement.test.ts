import { expect, it } from 'vitest'
import { collections } from '@/lib/content/collections'

it.each([
  ['plausible', 'https://plausible.io', false],
  ['plausible', 'https://plausible.io/api/event', true],
  ['fathom', 'https://cdn.usefathom.com/script.js', false],
  ['fathom', 'https://cdn.usefathom.com/script.js?site=ABCDEFGH', false],
  ['fathom', 'https://cdn.usefathom.com/', true],
  ['endpoint', 'https://www.google-analytics.com', false],
  ['endpoint', 'https://region1.google-analytics.com/g/collect', false],
  ['endpoint', 'https://www.googletagmanager.com/gtag/js?id=G-1', false],
  ['endpoint', 'https://google-analytics.com.count.example/', true],
])('for %s, the address %s takes data of this site: %s', (provider, address, takes) => {
  const settings = { provider, address, site: 'example.com' }
  expect(collections.site.schema.shape.measurement.safeParse(settings).success).toBe(takes)
})
