// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { completeLayout, layOutRest } from '@/components/enhancements/rest'

let idle: (() => void)[]
const laid = () => [...document.querySelectorAll('[data-laid]')].map(({ id }) => id)
const passIdle = () => idle.shift()?.()

beforeEach(() => {
  idle = []
  vi.stubGlobal('requestIdleCallback', (then: () => void) => idle.push(then))
  document.documentElement.setAttribute('data-partial', '')
  document.body.innerHTML =
    '<main><p></p><p></p><p id="a"></p><p id="b"></p></main><footer id="c" data-site-footer></footer>'
})

afterEach(() => {
  vi.unstubAllGlobals()
  completeLayout()
})

describe('laying out the rest of a page', () => {
  it('brings in a part in each idle moment, from top to bottom, and says when it is done', () => {
    const done = vi.fn()
    layOutRest(done)
    dispatchEvent(new Event('load'))
    expect(laid()).toEqual([])
    passIdle()
    expect(laid()).toEqual(['a'])
    passIdle()
    passIdle()
    expect(laid()).toEqual(['a', 'b', 'c'])
    expect(done).not.toHaveBeenCalled()
    passIdle()
    expect(done).toHaveBeenCalledOnce()
  })

  it('stops when something has needed the whole page meanwhile', () => {
    const done = vi.fn()
    layOutRest(done)
    dispatchEvent(new Event('load'))
    completeLayout()
    passIdle()
    expect(laid()).toEqual([])
    expect(done).toHaveBeenCalledOnce()
  })

  it('has nothing to do on a page that is whole', () => {
    const done = vi.fn()
    completeLayout()
    layOutRest(done)
    expect(done).toHaveBeenCalledOnce()
    expect(idle).toEqual([])
  })
})
