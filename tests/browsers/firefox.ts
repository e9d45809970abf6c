import { existsSync } from 'node:fs'
import { firefox } from '@playwright/test'

/** Where operating systems install Firefox. */
const places = [
  '/usr/bin/firefox',
  '/usr/bin/firefox-esr',
  '/snap/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
]

/** The path of an installed Firefox: the FIREFOX_PATH setting, or the system's. */
export const findFirefox = (): string | undefined =>
  [process.env['FIREFOX_PATH'] ?? '', ...places].find((path) => path !== '' && existsSync(path))

/** A sentence when Firefox cannot be tested on this machine. Playwright sends it commands that earlier versions do not know. */
export async function missingFirefox(): Promise<string | undefined> {
  const executablePath = findFirefox()
  if (!executablePath) return 'Firefox was not tested: install it, on Debian with "apt-get install firefox-esr".'
  try {
    const browser = await firefox.launch({ channel: 'moz-firefox', executablePath })
    await browser.close()
    return undefined
  } catch (error) {
    const [reason] = String(error instanceof Error ? error.message : error).split('\n')
    return `Firefox was not tested: Playwright cannot start ${executablePath} (${reason}). It may be too old: install the latest, or name another in FIREFOX_PATH.`
  }
}
