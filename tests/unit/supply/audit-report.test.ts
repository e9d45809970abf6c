import { describe, expect, it } from 'vitest'
import { summarizeAudit } from '@/tools/test/audit-report.mjs'

const report = (...found: object[]) =>
  `npm warn something\n${JSON.stringify({ vulnerabilities: Object.fromEntries(found.map((each, index) => [index, each])) })}\n`

describe('summarizeAudit', () => {
  it('passes without vulnerabilities', () => {
    expect(summarizeAudit(report())).toEqual({
      failed: false,
      text: 'No known vulnerability in the installed packages.',
    })
  })

  it('fails on a high one and names the update', () => {
    const advisory = { name: 'a', severity: 'high', range: '<2.0.0', fixAvailable: { name: 'b', version: '3.1.0' } }
    expect(summarizeAudit(report(advisory))).toEqual({
      failed: true,
      text: 'Known vulnerabilities in the installed packages:\n  high      a <2.0.0: update b to 3.1.0',
    })
  })

  it('lists a moderate one without failing', () => {
    const advisory = { name: 'a', severity: 'moderate', range: '*', fixAvailable: false }
    expect(summarizeAudit(report(advisory))).toEqual({
      failed: false,
      text: 'Known vulnerabilities in the installed packages:\n  moderate  a *: no fixed version yet',
    })
  })

  it.each(['', 'npm error code ENOTFOUND', '{"error":{"code":"E404"}}'])(
    'notes an unreachable registry: %j',
    (output) => {
      const { failed, text } = summarizeAudit(output)
      expect([failed, text.startsWith('Notice: the registry did not answer')]).toEqual([false, true])
    },
  )
})
