import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type IncomingHttpHeaders, request } from 'node:http'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/** A web server that serves out/ with the configuration that the build wrote for it. */
export interface HostServer {
  port: number
  stop: () => Promise<void>
}

export type ServerName = 'nginx' | 'caddy'

const configurations: Record<ServerName, (folder: string, port: number) => string> = {
  nginx: (folder, port) => `daemon off;
pid ${folder}/pid;
error_log ${folder}/error.log;
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  server {
    listen 127.0.0.1:${port};
    root ${resolve('out')};
    include ${resolve('out/.hosting/nginx.conf')};
  }
}
`,
  caddy: (_, port) => `{
  admin off
  auto_https off
}
http://127.0.0.1:${port} {
  root * ${resolve('out')}
  import ${resolve('out/.hosting/Caddyfile')}
}
`,
}

const commands: Record<ServerName, (folder: string, file: string) => string[]> = {
  nginx: (folder, file) => ['-p', folder, '-c', file, '-e', `${folder}/error.log`],
  caddy: (_, file) => ['run', '--adapter', 'caddyfile', '--config', file],
}

/** Whether a server is installed. */
export function hasServer(name: ServerName): boolean {
  try {
    execFileSync(name, [name === 'nginx' ? '-v' : 'version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

const freePort = (): Promise<number> =>
  new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => done(typeof address === 'object' && address ? address.port : 0))
    })
  })

/** Starts a server on a port of its own. Throws with its output when it does not answer. */
export async function startServer(name: ServerName): Promise<HostServer> {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`))
  const port = await freePort()
  const file = join(folder, 'configuration')
  writeFileSync(file, configurations[name](folder, port))
  const env = { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder }
  const child = spawn(name, commands[name](folder, file), { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text))
  const ended = new Promise<void>((done) => child.once('exit', () => done()))
  for (let attempt = 0; attempt < 100; attempt++) {
    if (child.exitCode !== null) break
    const answers = await ask(port, '/').then(
      () => true,
      () => false,
    )
    if (answers) {
      const stop = async () => {
        child.kill('SIGTERM')
        await ended
        rmSync(folder, { recursive: true, force: true })
      }
      return { port, stop }
    }
    await new Promise((done) => setTimeout(done, 50))
  }
  child.kill('SIGKILL')
  throw new Error(`${name} does not answer: ${output}`)
}

export interface HostAnswer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

/** Requests a path exactly as it is written. */
export const ask = (
  port: number,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<HostAnswer> =>
  new Promise((done, fail) => {
    const sent = request({ host: '127.0.0.1', port, path, method, headers, agent: false, insecureHTTPParser: true })
    sent.once('error', fail).once('response', (response) => {
      const chunks: Buffer[] = []
      response
        .on('data', (chunk: Buffer) => chunks.push(chunk))
        .on('end', () =>
          done({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
        )
    })
    sent.end()
  })
