import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { freePort } from '../support/free-port'
import { journeys } from './journeys'
import { WebDriver } from './web-driver'

const driver = '/usr/bin/WebKitWebDriver'
const display = '/usr/bin/xvfb-run'
const architecture = process.arch === 'arm64' ? 'aarch64' : 'x86_64'
const browsers = ['4.1', '4.0'].map((version) => `/usr/lib/${architecture}-linux-gnu/webkit2gtk-${version}/MiniBrowser`)

/** A sentence when WebKitGTK cannot be tested on this machine. */
export const missingWebKit = (): string | undefined =>
  [driver, display].every(existsSync) && browsers.some(existsSync)
    ? undefined
    : 'WebKitGTK was not tested: install it with "apt-get install webkit2gtk-driver xvfb xauth" on Debian or Ubuntu.'

/**
 * Runs every journey in WebKitGTK.
 * @param base Address of the served site.
 * @returns A line for each journey that failed.
 */
export async function testWebKit(base: string): Promise<string[]> {
  const port = await freePort()
  const program = spawn(display, ['-a', driver, `--port=${port}`], { stdio: 'ignore', detached: true })
  const failures: string[] = []
  try {
    const binary = browsers.find(existsSync)
    const browser = await whenReady(() =>
      WebDriver.open(`http://localhost:${port}`, { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } }),
    )
    for (const [name, journey] of Object.entries(journeys)) {
      const failure = await journey(browser, base).then(
        () => undefined,
        (error: Error) => `${name}: ${error.message}`,
      )
      console.log(failure ? `  ✘ ${failure}` : `  ✓ ${name}`)
      if (failure) failures.push(failure)
    }
    await browser.close()
  } finally {
    if (program.pid) process.kill(-program.pid)
  }
  return failures
}

/** The driver takes a moment to listen. */
async function whenReady<Value>(attempt: () => Promise<Value>): Promise<Value> {
  for (let tries = 0; ; tries++) {
    try {
      return await attempt()
    } catch (error) {
      if (tries === 100) throw error
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}
