import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { routes } from '@/lib/routes'

const email = 'help@example.com'
const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'))

afterEach(() => {
  document.head.innerHTML = ''
  document.body.innerHTML = ''
})

it('puts the header and the footer of the page around an error that replaced it, with the complete styles', async () => {
  vi.resetModules()
  document.head.innerHTML = '<link rel="stylesheet" media="not all" disabled>'
  document.body.innerHTML = `<header data-site-header><a href="/menu">Menu</a></header>
    <footer data-site-footer="${email}"><a href="mailto:${email}">${email}</a></footer>`
  const { default: RouteError } = await import('@/app/error')
  document.body.replaceChildren()
  const retry = vi.fn()
  render(<RouteError error={new Error('The page is broken')} reset={retry} />)
  expect(hrefs()).toEqual(['/menu', routes.home.path, `mailto:${email}`, `mailto:${email}`])
  expect(screen.getByRole('main').textContent).toContain('The page is broken')
  expect(screen.getByRole('main').querySelector('[data-event="Mail link"]')).toBeTruthy()
  expect(document.querySelector('link')).toMatchObject({ disabled: false, media: 'all' })
  fireEvent.click(screen.getByRole('button'))
  expect(retry).toHaveBeenCalledOnce()
})
