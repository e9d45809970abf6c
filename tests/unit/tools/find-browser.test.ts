import { expect, it } from 'vitest'
import { findBrowser, findInstalledBrowser, systemPaths } from '@/tools/browser/find-browser.mjs'

const managed = '/cache/playwright/chrome'
const debian = '/etc/debian_version'
const [shell = '', chromium = ''] = systemPaths

/** A machine with these files, on which each installer creates a browser at its path. */
function machine(files: string[], { isRoot = false, wanted = '', apt = '', npx = '' } = {}) {
  const present = new Set(files)
  const commands: string[] = []
  const execute = async (program: string, ...args: string[]) => {
    commands.push([program, ...args].join(' '))
    if (program === 'npx') present.add(npx)
    else if (args[0] === 'install' && apt.endsWith(`/${args.at(-1)}`)) present.add(apt)
  }
  return { commands, wanted, managed, isRoot, exists: (path: string) => present.has(path), execute }
}

it.each([
  ['the CHROMIUM_PATH setting first', ['/mine', managed, chromium], '/mine', '/mine'],
  ["then Playwright's own browser", [managed, chromium], '', managed],
  ["then the system's", [chromium], '', chromium],
  ['of the system, the one without a window', [chromium, shell], '', shell],
  ['and nothing when there is none', [], '', undefined],
])('takes %s', (_, files, wanted, expected) => {
  expect(findInstalledBrowser(machine(files, { wanted }))).toBe(expected)
})

it('uses only the browser of the setting', () => {
  expect(() => findInstalledBrowser(machine([chromium], { wanted: '/gone' }))).toThrow('CHROMIUM_PATH is "/gone"')
})

it('installs nothing when there is a browser', async () => {
  const here = machine([chromium, debian], { isRoot: true })
  expect([await findBrowser(here), here.commands]).toEqual([chromium, []])
})

it.each([
  [
    "Debian's headless shell as root on Debian",
    [debian],
    { isRoot: true, apt: shell },
    shell,
    'chromium-headless-shell',
  ],
  [
    "Debian's Chromium where it has no headless shell",
    [debian],
    { isRoot: true, apt: chromium },
    chromium,
    ' chromium',
  ],
  ["Playwright's browser without root", [debian], { npx: managed }, managed, 'npx playwright install'],
  ["Playwright's browser elsewhere", [], { isRoot: true, npx: managed }, managed, 'npx playwright install'],
  ["Playwright's browser when Debian has none", [debian], { isRoot: true, npx: managed }, managed, 'npx playwright'],
])('installs %s', async (_, files, settings, expected, last) => {
  const here = machine(files, settings)
  expect(await findBrowser(here)).toBe(expected)
  expect(here.commands.at(-1)).toContain(last)
})

it('reports what to do when no browser can be installed', async () => {
  await expect(findBrowser(machine([]))).rejects.toThrow('Install Chromium or Chrome and set CHROMIUM_PATH')
})
