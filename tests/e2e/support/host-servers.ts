import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fetchedServers, findServer } from '../../../tools/servers/find-server.mjs'
import { type Answer, ask as askServer } from '../../support/ask'
import { freePort } from '../../support/free-port'

/** A web server that serves out/ with the configuration that the build wrote for it. */
export interface HostServer {
  port: number
  /** Where the server answers `http://` as documented; Caddy's own redirect needs certificates and is not tested. */
  plainPort?: number
  stop: () => Promise<void>
}

export type ServerName = 'nginx' | 'caddy'

/** The site's name in the examples of docs/deploying.md. */
export const documentedHost = 'www.example.com'

/** A documented example, with the exported folder in place of the documented one. */
const documented = (language: string): string => {
  const [, example] =
    new RegExp(`\`\`\`${language}\\n(.*?)\`\`\``, 's').exec(readFileSync('docs/deploying.md', 'utf8')) ?? []
  if (!example) throw new Error(`docs/deploying.md has no example for ${language}.`)
  return example.replaceAll('/srv/site', resolve('out'))
}

/** The types of files by their names, which come with nginx. */
const typesFile = () =>
  [fetchedServers, ''].map((root) => `${root}/etc/nginx/mime.types`).find((file) => existsSync(file))

const configurations: Record<ServerName, (folder: string, port: number, plainPort: number) => string> = {
  nginx: (folder, port, plainPort) => `daemon off;
pid ${folder}/pid;
error_log ${folder}/error.log;
events {}
http {
  include ${typesFile()};
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  ${documented('nginx')
    .replace(/^ *(?:listen \[::\]|ssl_certificate).*\n/gm, '')
    .replace('listen 80 ', `listen 127.0.0.1:${plainPort} `)
    // Over TLS the name in the handshake chooses the block before the request is read; without it, the default does.
    .replace('listen 443 ssl http2 default_server;', `listen 127.0.0.1:${port};`)
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port} default_server;`)}
}
`,
  caddy: (_, port) => `{
  admin off
  auto_https off
  default_bind 127.0.0.1
}
${documented('caddyfile').replace(/^(\S+) \{$/gm, `http://$1:${port} {`)}`,
}

const commands: Record<ServerName, (folder: string, file: string) => string[]> = {
  nginx: (folder, file) => ['-p', folder, '-c', file, '-e', `${folder}/error.log`],
  caddy: (_, file) => ['run', '--adapter', 'caddyfile', '--config', file],
}

/** Starts a server on a port of its own. Throws with its output when it is missing or does not answer. */
export async function startServer(name: ServerName): Promise<HostServer> {
  const program = findServer(name)
  if (!program) throw new Error(`${name} was not found.`)
  const folder = mkdtempSync(join(tmpdir(), `${name}-`))
  const [port, plainPort] = await Promise.all([freePort(), freePort()])
  const file = join(folder, 'configuration')
  writeFileSync(file, configurations[name](folder, port, plainPort))
  const env = { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder }
  const child = spawn(program, commands[name](folder, file), { env, stdio: ['ignore', 'pipe', 'pipe'] })
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
      return { port, ...(name === 'nginx' && { plainPort }), stop }
    }
    await new Promise((done) => setTimeout(done, 50))
  }
  child.kill('SIGKILL')
  throw new Error(`${name} does not answer: ${output}`)
}

/** Requests a path exactly as it is written, from the site's name unless `headers` have another host. */
export const ask = (
  port: number,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Answer> => askServer(port, path, { host: documentedHost, ...headers }, method)
