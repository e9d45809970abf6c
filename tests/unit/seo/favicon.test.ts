import { expect, test } from 'vitest'
import { mark, smallMark } from '@/lib/catenary'
import { favicon, faviconAddress } from '@/lib/seo/favicon'

test('the favicon contains the mark in both sizes, with colors for dark mode', () => {
  for (const part of [mark.arch, mark.chain, smallMark.arch]) expect(favicon).toContain(`d="${part}"`)
  expect(favicon).toContain('prefers-color-scheme:dark')
  expect(favicon).toContain('min-width:20px')
})

test('its data URL contains the whole image in valid characters', async () => {
  expect(faviconAddress).toMatch(/^[\w!$&'()*+,\-./:;=?@~%]+$/)
  const response = await fetch(faviconAddress)
  expect(response.headers.get('content-type')).toBe('image/svg+xml')
  expect(await response.text()).toBe(favicon.replaceAll('"', "'"))
})
