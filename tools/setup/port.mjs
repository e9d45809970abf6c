// @ts-check
import { createServer } from 'node:net'

/**
 * Reads the PORT setting.
 * @param {string | undefined} value As found in the environment; unset or empty means the fallback.
 * @param {number} [fallback]
 * @returns {{ port: number } | { problem: string }} A port (0 lets the system choose) or a sentence that says what is wrong.
 */
export function parsePort(value, fallback = 3000) {
  if (value === undefined || value === '') return { port: fallback }
  const port = Number(value)
  if (/^\d{1,5}$/.test(value) && port <= 65535) return { port }
  return {
    problem: `PORT must be a whole number from 1 to 65535 and is "${value}". Write for example PORT=${fallback + 1}.`,
  }
}

/**
 * Says why a port cannot be listened on.
 * @param {number} port
 * @param {string | undefined} code The error code of the operating system.
 * @returns {string}
 */
export function portProblem(port, code) {
  if (code === 'EADDRINUSE') {
    const other = port < 65535 ? port + 1 : port - 1
    return `Port ${port} is already in use. Stop the program that uses it, or choose another port, for example PORT=${other}.`
  }
  if (code === 'EACCES') {
    return `Port ${port} needs administrator rights. Choose a port above 1023, for example PORT=3000.`
  }
  return `Port ${port} cannot be used (${code ?? 'unknown error'}). Choose another port, for example PORT=3001.`
}

/**
 * Tries the port by listening on it for a moment, on all addresses and on the loopback address alone: on some systems
 * a program that listens on only one of them does not block the other.
 * @param {number} port
 * @returns {Promise<string | undefined>} A sentence when the port cannot be used.
 */
export async function findPortProblem(port) {
  for (const host of [undefined, '127.0.0.1']) {
    const code = await new Promise((resolve) => {
      const probe = createServer()
      probe.once('error', (/** @type {NodeJS.ErrnoException} */ error) => resolve(error.code ?? 'unknown error'))
      probe.listen({ port, host }, () => probe.close(() => resolve(undefined)))
    })
    if (code !== undefined) return portProblem(port, code)
  }
  return undefined
}
