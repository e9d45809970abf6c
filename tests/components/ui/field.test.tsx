import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { Field, TextArea } from '@/components/ui/field'

afterEach(cleanup)

describe('accessibility', () => {
  it('is named by its label and described by its hint', () => {
    render(<Field label="Work e-mail" hint="We do not store it." type="email" />)
    const field = screen.getByRole('textbox', { name: 'Work e-mail' })
    expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'We do not store it.',
    )
  })

  it('says in its name that it is optional', () => {
    render(<TextArea label="Message" note="optional" />)
    expect(screen.getByRole('textbox', { name: 'Message (optional)' }).tagName).toBe('TEXTAREA')
  })

  it('keeps two fields of one name apart', () => {
    render(
      <>
        <Field label="Name" />
        <Field label="Name" />
      </>,
    )
    const [first, second] = screen.getAllByLabelText('Name')
    expect(first?.id).not.toBe(second?.id)
  })
})

describe('keyboard', () => {
  it('takes the focus at its label and what is typed', async () => {
    const user = userEvent.setup()
    render(<Field label="Name" large />)
    await user.click(screen.getByText('Name'))
    await user.keyboard('Dana')
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('Dana')
  })
})
