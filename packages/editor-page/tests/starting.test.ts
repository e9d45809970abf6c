// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { explainStart } from '../src/starting'

it.each<[string, unknown, boolean, string[]]>([
  ['a mistake', new Error('refused'), true, ['refused', 'Reload the page']],
  ['no room', new DOMException('full', 'QuotaExceededError'), true, ['full', 'Allow this site to store data']],
  ['no encryption', new Error('storage is undefined'), false, ['https://']],
])('an editor that does not start says why, and what to do: %s', (_, reason, isSecure, parts) => {
  vi.stubGlobal('isSecureContext', isSecure)
  for (const part of parts) expect(explainStart(reason)).toContain(part)
})
