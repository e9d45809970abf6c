import { expect, test } from 'vitest'
import { smallMark } from '@/lib/catenary'
import { favicon, faviconAddress } from '@/lib/seo/icons'

test('the favicon contains the small mark, with colors for dark mode', () => {
  expect(favicon).toContain(`d="${smallMark.arch}"`)
  expect(favicon).toContain('prefers-color-scheme:dark')
})

test('its data URL contains the whole image in valid characters', async () => {
  expect(faviconAddress).toMatch(/^[\w!$&'()*+,\-./:;=?@~%]+$/)
  const response = await fetch(faviconAddress)
  expect(response.headers.get('content-type')).toBe('image/svg+xml')
  expect(await response.text()).toBe(favicon.replaceAll('"', "'"))
})
