// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { enhance } from '@/components/enhancements/contents'

/** Replaces the browser's observer: a test sets which headings have been reached. */
class ManualObserver {
  static all: ManualObserver[] = []
  readonly watched: Element[] = []
  constructor(private readonly report: (entries: { target: Element; isIntersecting: boolean }[]) => void) {
    ManualObserver.all.push(this)
  }
  observe = (element: Element) => this.watched.push(element)
  reach = (...ids: string[]) =>
    this.report(this.watched.map((target) => ({ target, isIntersecting: ids.includes(target.id) })))
}

const current = () => [...document.querySelectorAll('[aria-current="location"]')].map((link) => link.textContent)

beforeEach(() => {
  ManualObserver.all = []
  vi.stubGlobal('IntersectionObserver', ManualObserver)
  document.body.innerHTML = `
    <ol><li><a href="#one">1</a></li><li><a href="#two">2</a></li><li><a href="#gone">3</a></li></ol>
    <h2 id="one"></h2><h2 id="two"></h2>`
})

afterEach(() => vi.unstubAllGlobals())

it('marks only the link to the last heading reached', () => {
  enhance(document.querySelector('ol') as HTMLElement)
  const [observer] = ManualObserver.all
  observer?.reach()
  expect(current()).toEqual([])
  observer?.reach('one', 'two')
  expect(current()).toEqual(['2'])
  observer?.reach('one')
  expect(current()).toEqual(['1'])
})
