import { render, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { symbols } from '@/components/sprite/symbols'
import { Accordion } from '@/components/ui/accordion'
import { Field, TextArea } from '@/components/ui/field'
import { Icon } from '@/components/ui/icon'
import { Progress } from '@/components/ui/progress'
import { NoBreakText } from '@/components/ui/text'
import { iconNames } from '@/lib/icons'

it.each([
  ['row', 3, 1],
  ['inline', undefined, 0],
] as const)('a %s is named by its title alone, a heading of the level %s', (look, level, headings) => {
  render(
    <Accordion title="Contents" look={look} level={level}>
      First
    </Accordion>,
  )
  const summary = screen.getByRole('group').querySelector('summary')
  expect(summary?.textContent).toBe('Contents')
  expect(summary?.querySelectorAll('svg:not([aria-hidden=true])')).toHaveLength(0)
  expect(screen.queryAllByRole('heading', { level: 3, name: 'Contents' })).toHaveLength(headings)
})

it('a field is named by its label, says that it is optional, and is described by its hint', () => {
  render(
    <>
      <Field label="Work e-mail" hint="We do not store it." type="email" />
      <TextArea label="Message" note="optional" />
    </>,
  )
  const description = screen.getByRole('textbox', { name: 'Work e-mail' }).getAttribute('aria-describedby')
  expect(document.getElementById(description ?? '')?.textContent).toBe('We do not store it.')
  expect(screen.getByRole('textbox', { name: 'Message (optional)' }).tagName).toBe('TEXTAREA')
})

it.each([
  [{ value: 2, max: 5, valueText: '2 of 5 files' }, ['5', '2', '2 of 5 files', 'loading']],
  [{ value: null, valueText: '?' }, ['100', null, null, 'indeterminate']],
])('a progress bar tells its value, if it has one, and its text: %j', (props, expected) => {
  render(<Progress label="Upload" {...props} />)
  const bar = screen.getByRole('progressbar', { name: 'Upload' })
  const names = ['aria-valuemax', 'aria-valuenow', 'aria-valuetext', 'data-state']
  expect(names.map((name) => bar.getAttribute(name))).toEqual(expected)
})

it('keeps compounds on one line, also the same one twice, and the parts of a sum, and changes no letter', () => {
  const whole = '<span class="whitespace-nowrap">check-in</span>'
  expect(renderToStaticMarkup(<NoBreakText text="A check-in, then a check-in: 2 × 3 = 6." />)).toBe(
    `A ${whole}, then a ${whole}: 2\u00a0×\u00a03\u00a0=\u00a06.`,
  )
})

it('every icon is drawn differently, and is decoration that refers to its symbol', () => {
  expect(new Set(iconNames.map((name) => renderToStaticMarkup(symbols[name]))).size).toBe(iconNames.length)
  const markup = renderToStaticMarkup(<Icon name="check" size={24} />)
  for (const part of ['aria-hidden="true"', '<use href="#symbol:check">']) expect(markup).toContain(part)
})
