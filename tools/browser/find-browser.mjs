// @ts-check
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { run } from '../setup/run.mjs'

/** Where systems put Chromium and Chrome. */
export const systemPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** As root Chromium has no sandbox to stand in; the rest keeps it from talking to anyone but the site under test. */
export const launchArguments = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * @typedef {object} Surroundings What the search looks at; the real ones unless a test says otherwise.
 * @property {string | undefined} wanted The CHROMIUM_PATH setting.
 * @property {string} managed Where Playwright would keep its own browser.
 * @property {(path: string) => boolean} exists
 * @property {boolean} isRoot
 * @property {(program: string, args: string[]) => Promise<boolean>} execute Runs an installer; whether it succeeded.
 */

/** @returns {Surroundings} */
function surroundings() {
  /** @type {typeof import('@playwright/test')} */
  const playwright = createRequire(import.meta.url)('@playwright/test')
  return {
    wanted: process.env.CHROMIUM_PATH,
    managed: playwright.chromium.executablePath(),
    exists: existsSync,
    isRoot: process.getuid?.() === 0,
    execute: async (program, args) => {
      const shell = process.platform === 'win32'
      const { code } = await run(program, args, { env: { DEBIAN_FRONTEND: 'noninteractive' }, shell })
      return code === 0
    },
  }
}

/**
 * Looks for a Chromium that is already here: the CHROMIUM_PATH setting, Playwright's own, the system's.
 * @param {Surroundings} [around]
 * @returns {string | undefined} Its path.
 * @throws Error when CHROMIUM_PATH names a file that does not exist.
 */
export function findInstalledBrowser(around = surroundings()) {
  const { wanted, managed, exists } = around
  if (wanted !== undefined && wanted !== '') {
    if (exists(wanted)) return wanted
    throw new Error(`CHROMIUM_PATH is "${wanted}", and there is no such file. Correct it or remove the setting.`)
  }
  return [managed, ...systemPaths].find((path) => exists(path))
}

/**
 * Finds a Chromium and installs one if there is none: from Debian's packages where we may, else Playwright's own.
 * @param {Surroundings} [around]
 * @returns {Promise<string>} Its path.
 * @throws Error with one clear sentence when there is none and none could be installed.
 */
export async function findBrowser(around = surroundings()) {
  const here = findInstalledBrowser(around)
  if (here !== undefined) return here
  const { isRoot, exists, execute } = around
  console.log('There is no Chromium on this machine: installing one…')
  if (isRoot && exists('/etc/debian_version')) {
    await execute('apt-get', ['update'])
    await execute('apt-get', ['install', '--yes', '--no-install-recommends', 'chromium'])
    const installed = findInstalledBrowser(around)
    if (installed !== undefined) return installed
  }
  await execute('npx', ['playwright', 'install', '--with-deps', 'chromium'])
  const installed = findInstalledBrowser(around)
  if (installed !== undefined) return installed
  throw new Error(
    'No browser was found and none could be installed. Install Chromium or Chrome and set CHROMIUM_PATH to its program file.',
  )
}
