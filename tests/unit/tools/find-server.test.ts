import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { findServer, provideServers } from '@/tools/servers/find-server.mjs'
import { temporaryFolder, writeFiles } from '../../support/temporary-folder'

const nginx = 'usr/sbin/nginx'
const caddy = 'usr/bin/caddy'

/** The file in each of Debian's packages that matters here. */
const debian: Readonly<Record<string, string>> = { nginx, 'nginx-common': 'etc/nginx/mime.types', caddy }

/**
 * A machine with these programs.
 * @param installed Names or paths.
 * @param settings The packages that it can download; none without a connection.
 */
function machine(installed: readonly string[], { isRoot = false, mirror = Object.keys(debian) } = {}) {
  const folder = join(temporaryFolder(), 'servers')
  const commands: string[] = []
  const starts = (program: string) => installed.includes(program) || (program.startsWith(folder) && existsSync(program))
  const execute = async (program: string, args: readonly string[], cwd: string) => {
    const [action = '', ...names] = args.filter((argument) => !/^-o$|^Acquire::/.test(argument))
    commands.push(`${program} ${action}`)
    if (action === 'download')
      for (const name of names.filter((each) => mirror.includes(each))) writeFiles(cwd, { [`${name}_1.deb`]: name })
    const [file = '', target = ''] = action === '--extract' ? names : []
    const path = debian[file.replace('_1.deb', '')]
    if (path) writeFiles(join(cwd, target), { [path]: file })
  }
  return { folder, commands, isRoot, starts, execute }
}

it.each([
  ['a server in the PATH first', ['nginx', `/${nginx}`], 'nginx'],
  ["then the system's, which may not be in the PATH", [`/${nginx}`], `/${nginx}`],
  ['and nothing when there is none', [], undefined],
])('takes %s', (_, installed, expected) => {
  expect(findServer('nginx', machine(installed))).toBe(expected)
})

it('fetches nothing when both servers are there', async () => {
  const here = machine(['nginx', `/${caddy}`])
  expect([await provideServers(here), here.commands]).toEqual([true, []])
})

it("extracts Debian's packages when a server is missing, and leaves nothing else behind", async () => {
  const here = machine(['nginx'])
  expect(await provideServers(here)).toBe(true)
  expect(here.commands).toEqual(['apt-get download', ...Object.keys(debian).map(() => 'dpkg-deb --extract')])
  expect(findServer('caddy', here)).toBe(join(here.folder, caddy))
  expect(existsSync(join(here.folder, 'etc/nginx/mime.types'))).toBe(true)
  expect(readdirSync(dirname(here.folder))).toEqual(['servers'])
  here.commands.length = 0
  expect([await provideServers(here), here.commands]).toEqual([true, []])
})

it("updates Debian's lists as root, which a new machine does not have", async () => {
  const here = machine([], { isRoot: true })
  await provideServers(here)
  expect(here.commands.slice(0, 2)).toEqual(['apt-get update', 'apt-get download'])
})

it.each([
  ['there is no connection', []],
  ['only one of the servers can be had', ['caddy']],
])('says so when %s', async (_, mirror) => {
  expect(await provideServers(machine([], { mirror }))).toBe(false)
})
