// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { openTarget, startTargets, targetOf } from '@/components/enhancements/targets'

const details = () => document.querySelector('details')
const dialog = () => document.querySelector('dialog')

beforeEach(() => {
  history.replaceState(null, '', '/faq')
  document.body.innerHTML =
    '<details id="q1"><summary>Q</summary><p id="deep">A</p></details><dialog id="job"></dialog>'
})

startTargets()

describe('the target of an address', () => {
  it('is found, with any characters, or not at all', () => {
    document.body.innerHTML = '<p id="é 1"></p>'
    expect(targetOf('#%C3%A9%201')?.id).toBe('é 1')
    expect(targetOf('#none')).toBeUndefined()
    expect(targetOf('#%')).toBeUndefined()
  })

  it('opens a question for its id or an id inside its answer, and scrolls to it', () => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined)
    openTarget('#deep')
    expect(details()?.open).toBe(true)
    expect(scroll).toHaveBeenCalledOnce()
  })

  it('opens again when the same link is followed twice', () => {
    history.replaceState(null, '', '/faq#q1')
    document.body.insertAdjacentHTML('beforeend', '<a href="/faq#q1">again</a>')
    document.querySelector('a')?.click()
    expect(details()?.open).toBe(true)
  })

  it('is scrolled to smoothly when a link of the page is chosen, until the scroll ends or a key is pressed', () => {
    const { style } = document.documentElement
    document.body.insertAdjacentHTML('beforeend', '<a href="/faq#q1">here</a><a href="/careers#job">elsewhere</a>')
    const [here, elsewhere] = document.querySelectorAll('a')
    here?.click()
    expect(style.scrollBehavior).toBe('smooth')
    dispatchEvent(new Event('scrollend'))
    expect(style.scrollBehavior).toBe('')
    here?.click()
    dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }))
    expect(style.scrollBehavior).toBe('')
    elsewhere?.addEventListener('click', (event) => event.preventDefault())
    elsewhere?.click()
    expect(style.scrollBehavior).toBe('')
  })
  it('is left by going back where opening the dialog had added an entry to the history', () => {
    const back = vi.spyOn(history, 'back').mockImplementation(() => undefined)
    history.replaceState({ opened: true }, '', '/careers#job')
    dialog()?.dispatchEvent(new Event('close'))
    expect(back).toHaveBeenCalledOnce()
  })
})
