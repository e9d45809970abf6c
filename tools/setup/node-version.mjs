// @ts-check
// Read before anything is installed, and by any Node: no dependencies, no recent syntax, only long-standing imports.

/** The oldest Node the site is built and tested on, as [major, minor]. */
const OLDEST = [20, 19]

/**
 * Says in one sentence why this Node cannot run the project.
 * @param {string} version A version such as `20.19.0`, without the leading `v`.
 * @returns {string | undefined} The sentence, or undefined when the version will do.
 */
export function unsupportedNode(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return undefined
  return `This project needs Node ${OLDEST.join('.')} or later and found ${version}. Install Node 24 from https://nodejs.org and run the command again.`
}

/** Ends the process with a clear sentence when Node is too old. */
export function requireNode() {
  const sentence = unsupportedNode(process.versions.node)
  if (sentence === undefined) return
  console.error(sentence)
  process.exit(1)
}
