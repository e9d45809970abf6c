import { describe, expect, it } from 'vitest'
import { frameSandbox } from '@/lib/embeds/frame-sandbox'

const tokens = (address: string) => frameSandbox(address, 'https://www.site.example').split(' ')

describe('the sandbox of an embedded form', () => {
  it('runs no script of a page of our own, which could take the sandbox off', () => {
    for (const address of ['/demo-form', 'https://www.site.example/form'])
      expect(tokens(address)).toEqual(['allow-forms', 'allow-same-origin', 'allow-top-navigation-by-user-activation'])
  })

  it('lets a provider run its script and open links', () => {
    expect(tokens('https://forms.example/f/1')).toEqual(expect.arrayContaining(['allow-scripts', 'allow-popups']))
  })

  it('never lets a form lead the window away without a press', () => {
    for (const address of ['/demo-form', 'https://forms.example/f/1'])
      expect(tokens(address)).not.toContain('allow-top-navigation')
  })
})
