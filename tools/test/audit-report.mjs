// @ts-check

/** Severities that fail the audit. */
const serious = ['high', 'critical']

/**
 * @typedef {object} Advisory A part of an entry of `vulnerabilities` in the report of npm 7 and later.
 * @property {string} name
 * @property {string} severity
 * @property {string} range Versions that are affected.
 * @property {boolean | { name: string, version: string }} fixAvailable
 */

/**
 * Finds npm's report in its output, which may begin with warnings.
 * @param {string} output
 * @returns {{ vulnerabilities?: Record<string, Advisory> } | undefined}
 */
function parseReport(output) {
  try {
    return JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1))
  } catch {
    return undefined
  }
}

/** @param {Advisory} advisory */
const line = ({ name, severity, range, fixAvailable }) => {
  const fix =
    typeof fixAvailable === 'object' ? `update ${fixAvailable.name} to ${fixAvailable.version}` : 'run npm audit fix'
  return `  ${severity.padEnd(8)}  ${name} ${range}: ${fixAvailable ? fix : 'no fixed version yet'}`
}

/**
 * Sums up the output of `npm audit --json`.
 * @param {string} output
 * @returns {{ failed: boolean, text: string }} Failed when a vulnerability is high or critical. A registry that does not answer
 *   is a notice, not a failure.
 */
export function summarizeAudit(output) {
  const advisories = parseReport(output)?.vulnerabilities
  if (advisories === undefined)
    return {
      failed: false,
      text: 'Notice: the registry did not answer the audit, so known vulnerabilities were not looked up. Run npm run audit again later.',
    }
  const found = Object.values(advisories)
  if (found.length === 0) return { failed: false, text: 'No known vulnerability in the installed packages.' }
  const failed = found.some(({ severity }) => serious.includes(severity))
  return { failed, text: ['Known vulnerabilities in the installed packages:', ...found.map(line)].join('\n') }
}
