import { expect, it } from 'vitest'
import { findDeepLines } from '../src/body/markdown'

it('finds each line that begins more than eight quotes or lists, and replaces their markers by spaces', () => {
  expect(findDeepLines(`One\n${'> '.repeat(9)}two\n${'>1.\t'.repeat(5)}three`)).toEqual({
    mistakes: [
      { index: 4, message: expect.stringContaining('more than 8') },
      { index: 26, message: expect.stringContaining('more than 8') },
    ],
    text: `One\n${' '.repeat(17)} two\n${' '.repeat(19)}\tthree`,
  })
})

it.each(['* * * * * * * * * * * *', '- - - - - - - - - -\nText', '> > 1. - Two lists in two quotes', '>'.repeat(8)])(
  'leaves %j as it is',
  (text) => expect(findDeepLines(text)).toEqual({ mistakes: [], text }),
)
