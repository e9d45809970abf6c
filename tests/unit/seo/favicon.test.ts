import { expect, test } from 'vitest'
import { favicon, faviconAddress } from '@/lib/build/icons'

test('its data URL contains the whole image in valid characters', async () => {
  expect(faviconAddress).toMatch(/^[\w!$&'()*+,\-./:;=?@~%]+$/)
  const response = await fetch(faviconAddress)
  expect(response.headers.get('content-type')).toBe('image/svg+xml')
  expect(await response.text()).toBe(favicon.replaceAll('"', "'"))
})
