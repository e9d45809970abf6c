import { describe, expect, test } from 'vitest'
import { readMinutes, wordCount } from '@/lib/content/read-time'

describe('wordCount', () => {
  test.each([
    ['', 0],
    ['One two three.', 3],
    ['Read [our services](/services#build-it) now', 4],
    ['Don’t count e-mail as two, or 2,400 as two', 9],
    ['- one\n- two\n\n1. three\n2. four', 4],
    ['<Callout title="A quick test">\n\nAsk first.\n\n</Callout>', 5],
    ['<KeyFigure value="10 hours" label="saved a month" />', 5],
  ])('%j: %i', (text, expected) => expect(wordCount(text)).toBe(expected))
})

describe('readMinutes', () => {
  const words = (amount: number): string => 'word '.repeat(amount)

  test.each([
    [0, 1],
    [230, 1],
    [231, 2],
  ])('%i words: %i minutes', (amount, minutes) => expect(readMinutes(words(amount))).toBe(minutes))
})
