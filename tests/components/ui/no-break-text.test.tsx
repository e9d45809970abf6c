import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { NoBreakText } from '@/components/ui/text'

const markup = (text: string): string => renderToStaticMarkup(<NoBreakText text={text} />)

it('keeps compounds on one line, also the same one twice, and changes no letter', () => {
  const whole = '<span class="whitespace-nowrap">check-in</span>'
  expect(markup('A check-in, then a check-in.')).toBe(`A ${whole}, then a ${whole}.`)
})

it('is the text itself where nothing has to be kept together', () =>
  expect(markup('A plain text.')).toBe('A plain text.'))

it('joins the parts of a sum', () => expect(markup('so 2 × 3 = 6.')).toBe('so 2\u00a0×\u00a03\u00a0=\u00a06.'))
