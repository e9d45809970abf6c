import { expect, test } from 'vitest'
import { isolateName } from '@/components/roi/isolate-name'

test.each([
  ['an ordinary name', '  Ana O’Neill ', 'Ana O’Neill'],
  ['a name that turns the rest', 'Ana\u202e', 'Ana'],
  ['a Hebrew name', 'נועה', '\u2068נועה\u2069'],
  ['a Chinese name with an emoji of several parts', '王小明 👩‍👧', '王小明 👩‍👧'],
  ['an Arabic name that tries to get out', 'ليلى\u2069', '\u2068ليلى\u2069'],
])('%s', (_, name, expected) => {
  expect(isolateName(name)).toBe(expected)
})
