import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Logo } from '@/components/layout/logo'

it.each([
  ['River City AI', /River City<span class="[^"]*text-teal[^"]*"> AI</],
  ['Keystone', /<span[^>]*>Keystone<\/span>/],
])('sets the last word of %s in teal, but not its only word', (name, markup) => {
  expect(renderToStaticMarkup(<Logo name={name} />)).toMatch(markup)
})
