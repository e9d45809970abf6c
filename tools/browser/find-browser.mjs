// @ts-check
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { Failure } from '../setup/command.mjs'
import { run } from '../setup/run.mjs'

/** Debian's packages. The headless shell runs the browser tests in 3.4 instead of 4.2 minutes, and is smaller. */
const debianPackages = ['chromium-headless-shell', 'chromium']

/** Where operating systems install Chromium and Chrome. */
const systemPaths = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** Chromium's sandbox does not work as root; the other options block its connections to any site except the one under test. */
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
 * The machine that is searched; tests pass another one.
 * @typedef {object} Machine
 * @property {string | undefined} wanted The CHROMIUM_PATH setting.
 * @property {string} managed Where Playwright keeps its own browser.
 * @property {boolean} isRoot
 * @property {(path: string) => boolean} exists
 * @property {(program: string, ...args: string[]) => Promise<unknown>} execute Runs an installer.
 */

/** @returns {Machine} */
function thisMachine() {
  /** @type {typeof import('@playwright/test')} */
  const playwright = createRequire(import.meta.url)('@playwright/test')
  const options = { env: { DEBIAN_FRONTEND: 'noninteractive' }, shell: process.platform === 'win32' }
  return {
    wanted: process.env.CHROMIUM_PATH,
    managed: playwright.chromium.executablePath(),
    isRoot: process.getuid?.() === 0,
    exists: existsSync,
    execute: (program, ...args) => run(program, args, options),
  }
}

/**
 * Finds an installed Chromium: the CHROMIUM_PATH setting, Playwright's, or the system's.
 * @param {Machine} [machine]
 * @returns {string | undefined} Its path.
 * @throws {Failure} When CHROMIUM_PATH names a file that does not exist.
 */
export function findInstalledBrowser({ wanted, managed, exists } = thisMachine()) {
  if (!wanted) return [managed, ...systemPaths].find(exists)
  if (exists(wanted)) return wanted
  throw new Failure(`CHROMIUM_PATH is "${wanted}", and there is no such file. Correct it or remove the setting.`)
}

/**
 * Finds a Chromium, or installs one: Debian's packages where possible, else Playwright's.
 * @param {Machine} [machine]
 * @returns {Promise<string>} Its path.
 * @throws {Failure} When there is none and none can be installed.
 */
export async function findBrowser(machine = thisMachine()) {
  const { isRoot, exists, execute } = machine
  let found = findInstalledBrowser(machine)
  if (!found && isRoot && exists('/etc/debian_version')) {
    await execute('apt-get', 'update')
    for (const name of debianPackages) {
      await execute('apt-get', 'install', '--yes', '--no-install-recommends', name)
      found = findInstalledBrowser(machine)
      if (found) break
    }
  }
  if (!found) {
    await execute('npx', 'playwright', 'install', '--with-deps', 'chromium')
    found = findInstalledBrowser(machine)
  }
  if (found) return found
  throw new Failure(
    'No browser was found and none could be installed. Install Chromium or Chrome and set CHROMIUM_PATH to its program file.',
  )
}
