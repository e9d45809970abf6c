import { beforeEach, expect, it, vi } from 'vitest'
import { startTheme } from '@/components/enhancements/theme'

const root = document.documentElement
const button = (choice: string) => document.querySelector<HTMLElement>(`button[data-theme-choice="${choice}"]`)

beforeEach(() => {
  delete root.dataset.theme
  localStorage.clear()
  document.body.innerHTML = ['light', 'dark', 'system']
    .map((choice) => `<button data-theme-choice="${choice}"><span>${choice}</span></button>`)
    .join('')
})

document.head.innerHTML = ['light', 'dark']
  .map((theme) => `<meta name="theme-color" content="${theme}" media="(prefers-color-scheme: ${theme})">`)
  .join('')

/** The media conditions of the two colors of the browser's frame. */
const frameMedia = () => Array.from(document.querySelectorAll('meta'), ({ media }) => media)

startTheme()

it('keeps the theme and `data-js` when React renders the document again', async () => {
  button('dark')?.click()
  for (const { name } of [...root.attributes]) root.removeAttribute(name)
  await expect.poll(() => root.dataset.js).toBe('running')
  expect(root.dataset.theme).toBe('dark')
  expect(button('dark')?.getAttribute('aria-pressed')).toBe('true')
})

it('sets the color of the browser’s frame to the choice, then to the system’s', () => {
  button('dark')?.click()
  expect(frameMedia()).toEqual(['not all', ''])
  button('light')?.click()
  expect(frameMedia()).toEqual(['', 'not all'])
  button('system')?.click()
  expect(frameMedia()).toEqual(['(prefers-color-scheme:light)', '(prefers-color-scheme:dark)'])
})

it('works where storage is blocked', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  button('dark')?.click()
  expect(root.dataset.theme).toBe('dark')
})

it('follows a choice made in another tab', () => {
  localStorage.setItem('theme', 'dark')
  dispatchEvent(Object.assign(new Event('storage'), { key: 'theme' }))
  expect(root.dataset.theme).toBe('dark')
})
