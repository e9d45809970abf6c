import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { routes } from '@/lib/routes'

let isBroken = true
const App = () => {
  if (isBroken) throw new Error('The figures are missing')
  return <p>Works</p>
}

const email = 'help@example.com'
const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'))

/** Loads a module beside a page that the server sent. */
async function load<Module>(load: () => Promise<Module>): Promise<Module> {
  vi.resetModules()
  document.body.innerHTML = `<header data-site-header><a href="/menu">Menu</a></header>
    <footer data-site-footer><a href="mailto:${email}">${email}</a></footer>`
  return load()
}

beforeEach(() => {
  isBroken = true
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

afterEach(() => {
  document.head.innerHTML = ''
  document.body.innerHTML = ''
})

it('shows the message of an error with the complete styles, and tries again', async () => {
  const { AppBoundary } = await load(() => import('@/components/system/app-boundary'))
  const sheet = document.createElement('link')
  Object.assign(sheet, { rel: 'stylesheet', media: 'not all' })
  sheet.setAttribute('disabled', '')
  document.head.append(sheet)
  render(
    <AppBoundary>
      <App />
    </AppBoundary>,
  )
  expect(screen.getByRole('heading').textContent).toBe('Unexpected Application Error!')
  const alert = screen.getByRole('alert')
  expect(alert.textContent).toContain('The figures are missing')
  expect([sheet.disabled, sheet.media]).toEqual([false, 'all'])
  const links = [...alert.querySelectorAll('a')].map((link) => link.getAttribute('href'))
  expect(links).toEqual([routes.home.path, `mailto:${email}`])
  isBroken = false
  fireEvent.click(screen.getByRole('button'))
  expect(screen.getByText('Works')).toBeTruthy()
})

it('puts the header and the footer of the page around an error that replaced it', async () => {
  const { default: RouteError } = await load(() => import('@/app/error'))
  document.body.replaceChildren()
  const retry = vi.fn()
  render(<RouteError error={new Error('The page is broken')} reset={retry} />)
  expect(hrefs()).toEqual(['/menu', routes.home.path, `mailto:${email}`, `mailto:${email}`])
  expect(screen.getByRole('main').textContent).toContain('The page is broken')
  fireEvent.click(screen.getByRole('button'))
  expect(retry).toHaveBeenCalledOnce()
})

it('offers Home alone where no page was sent', async () => {
  vi.resetModules()
  const { RouteError } = await import('@/components/system/route-error')
  render(<RouteError error={new Error('Nothing came')} reset={() => undefined} />)
  expect(hrefs()).toEqual([routes.home.path])
})
