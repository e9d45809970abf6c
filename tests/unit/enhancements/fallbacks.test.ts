// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { closeBeside, runCommand, unfoldForPrint } from '@/components/enhancements/fallbacks'

const find = (selector: string) => {
  const found = document.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`Nothing matches ${selector}.`)
  return found
}
const fire = (selector: string, type = 'click') => {
  const target = find(selector)
  return Object.defineProperty(new MouseEvent(type, { clientX: 5, clientY: 5 }), 'target', { value: target })
}

beforeEach(() => {
  document.body.innerHTML = `
    <button id="open" commandfor="d" command="show-modal"><i></i></button>
    <dialog id="d" closedby="any"><button id="close" commandfor="d" command="close"></button></dialog>`
})

describe('in a browser without invoker commands', () => {
  it('a button opens and closes its dialog', () => {
    runCommand(fire('#open i'))
    expect(find('dialog')).toHaveProperty('open', true)
    runCommand(fire('#close'))
    expect(find('dialog')).toHaveProperty('open', false)
  })

  it('a click on the backdrop closes a dialog', () => {
    runCommand(fire('#open'))
    find('dialog').getBoundingClientRect = () => new DOMRect(100, 100, 50, 50)
    closeBeside(fire('dialog'))
    expect(find('dialog')).toHaveProperty('open', false)
  })
})

describe('in a browser whose style sheets cannot open closed details', () => {
  it('all are open during printing, and closed again afterwards unless they were open', () => {
    document.body.innerHTML = '<details id="closed"></details><details id="open" open></details>'
    const states = () => [...document.querySelectorAll('details')].map(({ open }) => open)
    unfoldForPrint()
    dispatchEvent(new Event('beforeprint'))
    expect(states()).toEqual([true, true])
    dispatchEvent(new Event('afterprint'))
    expect(states()).toEqual([false, true])
  })
})
