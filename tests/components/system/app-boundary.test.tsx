import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { AppBoundary } from '@/components/system/app-boundary'
import { routes } from '@/lib/routes'

let isBroken = true
const App = () => {
  if (isBroken) throw new Error('The figures are missing')
  return <p>Works</p>
}

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  document.head.innerHTML = ''
})

it('shows the message of an error with the complete styles, and tries again', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const sheet = document.createElement('link')
  Object.assign(sheet, { rel: 'stylesheet', media: 'not all' })
  sheet.setAttribute('disabled', '')
  document.head.append(sheet)
  render(
    <AppBoundary email="help@example.com">
      <App />
    </AppBoundary>,
  )
  expect(screen.getByRole('heading').textContent).toBe('Unexpected Application Error!')
  expect(screen.getByRole('alert').textContent).toContain('The figures are missing')
  expect([sheet.disabled, sheet.media]).toEqual([false, 'all'])
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toEqual([routes.home.path, 'mailto:help@example.com'])
  isBroken = false
  fireEvent.click(screen.getByRole('button'))
  expect(screen.getByText('Works')).toBeTruthy()
})
