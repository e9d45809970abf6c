// @ts-check
import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set()

/** Terminates every program that is still running. */
export function stopAll() {
  for (const child of running) child.kill()
}

for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => {
    stopAll()
    process.exit(1)
  })

/**
 * `env` is added to the environment of this process; with `capture`, what the program prints is collected instead of shown.
 * @typedef {{ cwd?: string, env?: Record<string, string | undefined>, capture?: boolean, shell?: boolean }} RunOptions
 */

/**
 * Runs a program until it ends, or until this process is told to end.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<{ code: number, output: string }>} Exit status (1 when it could not start or was killed) and, when
 *   captured, everything it printed.
 */
export async function run(program, args, { cwd, env, capture = false, shell = false } = {}) {
  const child = spawn(program, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: capture ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    shell,
  })
  running.add(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text) => (output += text))
  try {
    const [code] = await once(child, 'close')
    return { code: code ?? 1, output }
  } catch (error) {
    return { code: 1, output: `Cannot run ${program}: ${Object(error).message}\n` }
  } finally {
    running.delete(child)
  }
}

/** @typedef {(args: readonly string[], options?: RunOptions) => ReturnType<typeof run>} Runner */

/** @type {Runner} Runs a script with this Node, without a shell: Node's options, the script's path, and its arguments. */
export const runNode = (args, options) => run(process.execPath, args, options)

/** @type {Runner} Runs npm, which is a script on Windows. */
export const runNpm = (args, options) => run('npm', args, { ...options, shell: process.platform === 'win32' })

/** Node's arguments for each program of the project, relative to its root: neither a shell nor npm is needed. */
export const programs = {
  biome: ['node_modules/@biomejs/biome/bin/biome'],
  build: ['--import', 'tsx', 'tools/build.ts'],
  buildExample: ['--import', 'tsx', 'tools/build-example.ts'],
  contentlayer: ['node_modules/contentlayer2/bin/cli.cjs'],
  contentCheck: ['tools/run-bundled.mjs', 'tools/content-check.ts'],
  drawPictures: ['tools/run-bundled.mjs', 'tools/social/draw.ts'],
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
