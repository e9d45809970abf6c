import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { Failure } from '../setup/command.mjs'
import { run } from '../setup/run.mjs'

/** Where operating systems install Chromium and Chrome. */
const systemPaths = [
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** Chromium's sandbox does not work as root. */
export const launchArguments = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
]

/**
 * The path of an installed Chromium: the CHROMIUM_PATH setting, Playwright's, or the system's.
 * @throws Failure when CHROMIUM_PATH names a file that does not exist.
 */
export function findInstalledBrowser(): string | undefined {
  const wanted = process.env.CHROMIUM_PATH
  if (wanted && !existsSync(wanted))
    throw new Failure(`CHROMIUM_PATH is "${wanted}", and there is no such file. Correct it or remove the setting.`)
  return wanted || [chromium.executablePath(), ...systemPaths].find(existsSync)
}

/**
 * The path of a Chromium, which is installed where there is none: Debian's package where possible, else Playwright's. Beside Debian's, its
 * headless shell is installed, in which browser tests take a quarter less processor time.
 * @throws Failure when none can be installed.
 */
export async function findBrowser(): Promise<string> {
  const isDebian = process.getuid?.() === 0 && existsSync('/etc/debian_version')
  const apt = 'apt-get update; apt-get install --yes --no-install-recommends'
  const install = (command: string) => run(command, [], { env: { DEBIAN_FRONTEND: 'noninteractive' }, shell: true })
  if (isDebian && !findInstalledBrowser()) await install(`${apt} chromium`)
  if (!findInstalledBrowser()) await install('npx playwright install --with-deps chromium')
  const found = findInstalledBrowser()
  if (!found)
    throw new Failure(
      'No browser was found and none could be installed. Install Chromium or Chrome and set CHROMIUM_PATH to its program file.',
    )
  // Of the same version: another one would replace the browser.
  if (isDebian && found === '/usr/bin/chromium' && !existsSync(`${found}-headless-shell`))
    await install(`${apt} chromium-headless-shell=$(dpkg-query --show --showformat '\${Version}' chromium)`)
  return found
}
