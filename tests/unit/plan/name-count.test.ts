import { describe, expect, it } from 'vitest'
import { nameCount, nameTool } from '@/lib/plan/name-count'

describe('nameCount', () => {
  const words = { one: '1 tool', other: '{count} tools' }

  it.each([
    [0, '0 tools'],
    [1, '1 tool'],
    [2, '2 tools'],
    [30, '30 tools'],
  ])('%i → %s', (count, text) => {
    expect(nameCount(count, words)).toBe(text)
  })
})

describe('nameTool', () => {
  it('inserts the name and changes nothing else', () => {
    expect(nameTool('Remove {tool name}', 'Lead Follow-Up')).toBe('Remove Lead Follow-Up')
    expect(nameTool('Remove it', 'Lead Follow-Up')).toBe('Remove it')
  })
})
