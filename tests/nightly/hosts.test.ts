import { spawn, spawnSync } from 'node:child_process'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { runNode } from '@/tools/setup/run.mjs'
import { listen } from '../e2e/support/listen'
import { ask } from '../support/ask'
import { temporaryFolder } from '../support/temporary-folder'

const root = join(import.meta.dirname, '../..')
const out = join(root, 'out')

/** The folders of what nginx keeps of requests, which an ordinary user may not write. */
const kept = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path kept;`).join(' ')

/** Servers that the documentation names: their configuration, how they start with it, and the coding of their answers. */
const hosts = {
  nginx: {
    configuration: (port: string) => `pid pid;
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
    configuration: (port: string) => `{
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

it.each(['nginx', 'caddy'] as const)('%s keeps the promises of hosts, where this machine has it', async (name) => {
  if (spawnSync(name, ['-v']).error) {
    console.warn(`${name} was not asked: this machine does not have it. On Debian and Ubuntu: apt-get install ${name}.`)
    return
  }
  const { configuration, args, coding } = hosts[name]
  const { address, close } = await listen(createServer())
  const { port } = new URL(address)
  close()
  const cwd = temporaryFolder({ configuration: configuration(port) })
  const server = spawn(name, args, { cwd, env: { ...process.env, HOME: cwd }, stdio: 'ignore' })
  onTestFinished(() => void server.kill())
  await expect.poll(() => ask(Number(port), '/').catch(() => undefined)).toMatchObject({ status: 200 })
  const asked = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'build', 'tests/build/hosting.test.ts']
  const env = { HOST_PORT: port, HOST_CODING: coding }
  const { code, output } = await runNode(asked, { cwd: root, env, capture: true })
  expect(code, output).toBe(0)
})
