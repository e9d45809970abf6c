import { describe, expect, it, vi } from 'vitest'
import { findBrowser, findInstalledBrowser, systemPaths } from '@/tools/browser/find-browser.mjs'

const managed = '/cache/playwright/chrome'

/** A machine with these files, where the given commands make more of them. */
function machine(
  files: string[],
  installers: Record<string, string[]> = {},
  settings: { wanted?: string; isRoot?: boolean } = {},
) {
  const present = new Set(files)
  const commands: string[] = []
  return {
    commands,
    wanted: settings.wanted,
    managed,
    isRoot: settings.isRoot ?? false,
    exists: (path: string) => present.has(path),
    execute: async (program: string, args: string[]) => {
      const command = [program, ...args].join(' ')
      commands.push(command)
      const made = installers[program === 'apt-get' ? `apt-get ${args[0]}` : program]
      for (const path of made ?? []) present.add(path)
      return made !== undefined
    },
  }
}

const debian = '/etc/debian_version'
const [chromium = ''] = systemPaths

describe('findInstalledBrowser', () => {
  it.each([
    ['the CHROMIUM_PATH setting first', ['/mine', managed, ...systemPaths], '/mine', '/mine'],
    ["then Playwright's own browser", [managed, ...systemPaths], undefined, managed],
    ["then the system's Chromium", [...systemPaths], undefined, chromium],
    ['then Chrome', ['/usr/bin/google-chrome'], '', '/usr/bin/google-chrome'],
    ['and nothing when there is nothing', [], undefined, undefined],
  ])('takes %s', (_, files, wanted, expected) => {
    expect(findInstalledBrowser(machine(files, {}, { ...(wanted !== undefined && { wanted }) }))).toBe(expected)
  })

  it('does not quietly take another browser than the one asked for', () => {
    expect(() => findInstalledBrowser(machine([chromium], {}, { wanted: '/gone' }))).toThrow(
      'CHROMIUM_PATH is "/gone", and there is no such file.',
    )
  })
})

describe('findBrowser', () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined)

  it('installs nothing when there is a browser', async () => {
    const around = machine([chromium, debian], {}, { isRoot: true })
    expect(await findBrowser(around)).toBe(chromium)
    expect(around.commands).toEqual([])
  })

  it("installs Debian's Chromium where it may, with fresh package lists", async () => {
    const around = machine([debian], { 'apt-get install': [chromium] }, { isRoot: true })
    expect(await findBrowser(around)).toBe(chromium)
    expect(around.commands.map((command) => command.split(' ').slice(0, 2).join(' '))).toEqual([
      'apt-get update',
      'apt-get install',
    ])
  })

  it.each([
    ['without root', [debian], false],
    ['on another system', [], true],
  ])("installs Playwright's browser %s", async (_, files, isRoot) => {
    const around = machine(files, { npx: [managed] }, { isRoot })
    expect(await findBrowser(around)).toBe(managed)
    expect(around.commands).toEqual(['npx playwright install --with-deps chromium'])
  })

  it("falls back to Playwright's browser when Debian's packages are out of reach", async () => {
    const around = machine([debian], { npx: [managed] }, { isRoot: true })
    expect(await findBrowser(around)).toBe(managed)
    expect(around.commands.at(-1)).toBe('npx playwright install --with-deps chromium')
  })

  it('says what to do when nothing helps', async () => {
    await expect(findBrowser(machine([debian], {}, { isRoot: true }))).rejects.toThrow(
      'Install Chromium or Chrome and set CHROMIUM_PATH to its program file.',
    )
  })
})
