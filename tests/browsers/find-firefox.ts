import { existsSync } from 'node:fs'

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
