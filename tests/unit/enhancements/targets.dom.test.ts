import { beforeEach, describe, expect, it } from 'vitest'
import { startTargets, targetOf } from '@/components/enhancements/targets'

const details = () => document.querySelector('details')

beforeEach(() => {
  history.replaceState(null, '', '/faq')
  document.body.innerHTML = '<details id="q1"><summary>Q</summary><p>A</p></details>'
})

startTargets()

describe('the target of an address', () => {
  it('is found, with any characters, or not at all', () => {
    document.body.innerHTML = '<p id="é 1"></p>'
    expect(targetOf('#%C3%A9%201')?.id).toBe('é 1')
    expect(targetOf('#none')).toBeUndefined()
    expect(targetOf('#%')).toBeUndefined()
  })

  it('is a dialog for its earlier name', () => {
    document.body.innerHTML = '<dialog id="analyst"><span id="counter"></span></dialog>'
    expect(targetOf('#counter')?.id).toBe('analyst')
  })

  it('opens again when the same link is followed twice', () => {
    history.replaceState(null, '', '/faq#q1')
    document.body.insertAdjacentHTML('beforeend', '<a href="/faq#q1">again</a>')
    document.querySelector('a')?.click()
    expect(details()?.open).toBe(true)
  })
})
