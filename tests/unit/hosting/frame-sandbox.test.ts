import { expect, it } from 'vitest'
import { frameSandbox } from '@/lib/hosting/frame-sandbox'

it.each([
  ['https://form.jotform.com/1', true],
  ['https://tally.so/embed/1', true],
  ['https://agency.typeform.com/to/1', true],
  ['https://share.hsforms.com/1', false],
  ['https://docs.google.com/forms/d/e/1/viewform', false],
  ['https://nottally.so/1', false],
  ['https://tally.so.evil.example/1', false],
])('%s may lead the whole window without a press: %s', (address, may) => {
  const tokens = frameSandbox(address)?.split(' ')
  expect(tokens?.includes('allow-top-navigation')).toBe(may)
  expect(tokens).toContain('allow-forms')
})

it('the site’s own form has no sandbox, which its scripts could leave', () => {
  expect(frameSandbox('/demo-form')).toBeUndefined()
})
