import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Accordion } from '@/components/ui/accordion'
import { Field, TextArea } from '@/components/ui/field'
import { Progress } from '@/components/ui/progress'

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
