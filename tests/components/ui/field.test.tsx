import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Field, TextArea } from '@/components/ui/field'

it('is named by its label and described by its hint', () => {
  render(<Field label="Work e-mail" hint="We do not store it." type="email" />)
  const field = screen.getByRole('textbox', { name: 'Work e-mail' })
  const description = document.getElementById(field.getAttribute('aria-describedby') ?? '')
  expect(description?.textContent).toBe('We do not store it.')
})

it('contains in its name that it is optional', () => {
  render(<TextArea label="Message" note="optional" />)
  expect(screen.getByRole('textbox', { name: 'Message (optional)' }).tagName).toBe('TEXTAREA')
})
