// @ts-check
import { spawn } from 'node:child_process'
import { constants, setPriority } from 'node:os'

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set()

/**
 * Ends every program that is still running.
 * @param {NodeJS.Signals} [signal]
 */
export function stopAll(signal = 'SIGTERM') {
  for (const child of running) child.kill(signal)
}

/**
 * Passes Ctrl-C and a polite stop on to every child and leaves with the shell's usual status.
 * @param {NodeJS.Signals} signal
 */
function passOn(signal) {
  stopAll(signal)
  process.exit(128 + constants.signals[signal])
}

/**
 * Signals are ours to pass on only while a child runs; without one, whoever runs next decides (a server closes itself).
 * @param {import('node:child_process').ChildProcess} child
 * @returns {() => void} Call when the child has ended.
 */
function follow(child) {
  if (running.size === 0) process.on('SIGINT', passOn).on('SIGTERM', passOn)
  running.add(child)
  return () => {
    running.delete(child)
    if (running.size === 0) process.off('SIGINT', passOn).off('SIGTERM', passOn)
  }
}

/**
 * @typedef {object} RunOptions
 * @property {string} [cwd] Working directory.
 * @property {Record<string, string | undefined>} [env] Added to the environment of this process.
 * @property {boolean} [capture] Collect what the program prints instead of showing it as it comes.
 * @property {Promise<string>} [release] Until this resolves, what the program prints is held back; then it is shown as it comes,
 *   and the program reads the text from its standard input. When it is rejected, the program is stopped. As long as there is
 *   other work, it stands back: what it prepares is not what is waited for.
 * @property {number} [limit] Milliseconds after which the program is told to stop.
 * @property {boolean} [shell] Let the shell find the program (npm on Windows is a script, not a program).
 */

/**
 * Collects what a program prints until it may be shown.
 * @param {import('node:child_process').ChildProcess} child
 */
function listen(child) {
  /** @type {Buffer[]} */
  const held = []
  let isShown = false
  /** @param {Buffer} chunk */
  const take = (chunk) => void (isShown ? process.stdout.write(chunk) : held.push(chunk))
  child.stdout?.on('data', take)
  child.stderr?.on('data', take)
  return {
    /** Shows what has come and whatever comes. */
    show() {
      isShown = true
      process.stdout.write(Buffer.concat(held.splice(0)))
    },
    /** What has not been shown. */
    rest: () => Buffer.concat(held).toString('utf8'),
  }
}

/**
 * Runs a program to its end. Ctrl-C reaches it too.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<{ code: number, output: string }>} Exit status (1 when it could not start or was killed) and, when
 *   captured or not released, everything it printed in the order it came.
 */
export function run(program, args, { cwd, env, capture = false, release, limit, shell = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd,
      // Contentlayer believes PWD before the real working directory; an inherited one makes it build the wrong folder.
      env: { ...process.env, ...(cwd === undefined ? {} : { PWD: cwd }), ...env },
      stdio: release ? 'pipe' : capture ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      timeout: limit,
      shell,
    })
    if (release && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
    const ended = follow(child)
    const output = listen(child)
    release?.then(
      (text) => {
        output.show()
        // A program that has already ended reads nothing more.
        child.stdin?.on('error', () => {}).end(text)
      },
      () => child.kill(),
    )
    /** @param {number} code @param {string} [problem] */
    const finish = (code, problem = '') => {
      ended()
      resolve({ code, output: output.rest() + problem })
    }
    child.on('error', (error) => finish(1, `Cannot run ${program}: ${error.message}\n`))
    child.on('close', (code) => finish(code ?? 1))
  })
}

/**
 * Runs a script with this same Node, which needs no shell and works alike on every system.
 * @param {readonly string[]} args Script path and its arguments, Node options before it.
 * @param {RunOptions} [options]
 */
export function runNode(args, options) {
  return run(process.execPath, args, options)
}
