import { beforeEach, describe, expect, it } from 'vitest'
import { closeBeside, keepSubmitter, runCommand, unfoldForPrint } from '@/components/enhancements/fallbacks'

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

it('a form has the value of its pressed button, also where FormData leaves it out', () => {
  document.body.innerHTML =
    '<form><button name="tool" value="a"></button><button name="tool" value="b"></button></form>'
  keepSubmitter()
  const read = (submitter: Element | null, formData = new FormData()) => {
    find('form').dispatchEvent(Object.assign(new Event('submit', { bubbles: true }), { submitter }))
    find('form').dispatchEvent(Object.assign(new Event('formdata', { bubbles: true }), { formData }))
    return formData.getAll('tool')
  }
  expect(read(find('[value=b]'))).toEqual(['b'])
  expect(read(null)).toEqual([])
  const complete = new FormData()
  complete.set('tool', 'a')
  expect(read(find('[value=a]'), complete)).toEqual(['a'])
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
