import { firefox } from '@playwright/test'
import { findFirefox } from './find-firefox'

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
