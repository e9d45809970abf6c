// @ts-check
import { spawn } from 'node:child_process'
import { constants } from 'node:os'

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set()

/** Terminates every program that is still running. */
export function stopAll() {
  for (const child of running) child.kill()
}

/**
 * Stops the programs with this process; registered only while a program runs, so that a server can handle its own signals.
 * @param {NodeJS.Signals} signal
 */
function passOn(signal) {
  stopAll()
  process.exit(128 + constants.signals[signal])
}

/**
 * @typedef {object} RunOptions
 * @property {string} [cwd] Working directory.
 * @property {Record<string, string | undefined>} [env] Added to the environment of this process.
 * @property {boolean} [capture] Collect what the program prints instead of showing it.
 * @property {(processId: number) => void} [onStart] Called with the id of the process when it runs.
 * @property {boolean} [shell] Let the shell find the program: npm on Windows is a script.
 */

/**
 * Runs a program until it ends. Ctrl-C ends it too.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<{ code: number, output: string }>} Exit status (1 when it could not start or was killed) and, when
 *   captured, everything it printed.
 */
export function run(program, args, { cwd, env, capture = false, onStart, shell = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: capture ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      shell,
    })
    if (running.size === 0) process.on('SIGINT', passOn).on('SIGTERM', passOn)
    running.add(child)
    if (child.pid !== undefined) onStart?.(child.pid)
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text) => (output += text))
    /** @param {number} code */
    const finish = (code) => {
      running.delete(child)
      if (running.size === 0) process.off('SIGINT', passOn).off('SIGTERM', passOn)
      resolve({ code, output })
    }
    child.once('error', (error) => {
      output += `Cannot run ${program}: ${error.message}\n`
      finish(1)
    })
    child.once('close', (code) => finish(code ?? 1))
  })
}

/**
 * Runs a script with this Node, without a shell.
 * @param {readonly string[]} args Node's options, the script's path, and its arguments.
 * @param {RunOptions} [options]
 */
export const runNode = (args, options) => run(process.execPath, args, options)

/**
 * Runs npm: the one that started this program, if any.
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 */
export const runNpm = (args, options) => {
  const npm = process.env.npm_execpath
  if (npm?.endsWith('js')) return runNode([npm, ...args], options)
  return run('npm', args, { ...options, shell: process.platform === 'win32' })
}

/** Node's arguments for each program of the project, relative to its root: neither a shell nor npm is needed. */
export const programs = {
  biome: ['node_modules/@biomejs/biome/bin/biome'],
  build: ['--import', 'tsx', 'tools/build.ts'],
  contentlayer: ['node_modules/contentlayer2/bin/cli.cjs'],
  contentCheck: ['tools/run-bundled.mjs', 'tools/content-check.ts'],
  drawSocialImages: ['tools/run-bundled.mjs', 'tools/build/draw-social-images.ts'],
  generate: ['--import', 'tsx', 'tools/generate.ts'],
  knip: ['node_modules/knip/bin/knip.js'],
  next: ['node_modules/next/dist/bin/next'],
  playwright: ['node_modules/@playwright/test/cli.js'],
  readContent: ['tools/run-bundled.mjs', 'tools/content/read.ts'],
  serve: ['--import', 'tsx', 'tools/serve/cli.ts'],
  tsx: ['node_modules/tsx/dist/cli.mjs'],
  tsc: ['node_modules/typescript/bin/tsc'],
  vitest: ['node_modules/vitest/vitest.mjs'],
}
