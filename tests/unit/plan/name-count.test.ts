import { expect, it } from 'vitest'
import { nameCount, nameTool } from '@/lib/plan/text'

it('one has its own word', () => {
  const words = { one: '1 tool', other: '{count} tools' }
  expect([0, 1, 2, 30].map((count) => nameCount(count, words))).toEqual(['0 tools', '1 tool', '2 tools', '30 tools'])
})

it('the name of a tool is put into a text that may have none', () => {
  const texts = ['Remove {tool name}', 'Remove it']
  expect(texts.map((text) => nameTool(text, 'Lead Follow-Up'))).toEqual(['Remove Lead Follow-Up', 'Remove it'])
})
