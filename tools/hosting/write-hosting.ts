import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { redirects } from '../../lib/blog/redirects'
import { siteHeaders } from '../../lib/hosting/headers'
import { readPolicy } from '../../lib/hosting/policy'
import { writeCaddyFile, writeNginxFile } from '../../lib/hosting/servers'
import { type HostedSite, writeHeadersFile, writeRedirectsFile, writeVercelFile } from '../../lib/hosting/site-files'
import { addressOf, listFiles } from '../finish/files'
import { readHosts } from './read-hosts'

/** The editor page, which needs more than the pages of the site (lib/editor/policy.ts). */
const editorAddress = '/admin'

const policyMeta = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/

/** The address of the editor page and the policy that it states; undefined when the export has none. */
async function readEditor(folder: string, addresses: readonly string[]) {
  if (!addresses.includes(editorAddress)) return undefined
  const policy = policyMeta.exec(await readFile(join(folder, `${editorAddress}.html`), 'utf8'))?.[1] ?? ''
  return { address: editorAddress, policy: readPolicy(policy) }
}

/**
 * Writes the configurations of all hosts into an export: in its root where hosts look for them, and in the hidden folder
 * `.hosting`, which servers include from there, so that they always fit the pages.
 */
export async function writeHosting(folder: string): Promise<void> {
  const { articles, blogPage } = await import('../../lib/content')
  const moved = redirects(articles, blogPage)
  const leaving = moved.map(({ from }) => from)
  const pages = (await listFiles(folder)).filter((file) => file.endsWith('.html')).map(addressOf)
  const addresses = pages.filter((address) => address !== '/404' && !leaving.includes(address))
  const headers = siteHeaders(await readHosts(), await readEditor(folder, addresses))
  const site: HostedSite = { headers, addresses, redirects: moved }
  await mkdir(join(folder, '.hosting'), { recursive: true })
  const files: Record<string, string> = {
    '.nojekyll': '',
    _headers: writeHeadersFile(site),
    _redirects: writeRedirectsFile(site),
    'vercel.json': writeVercelFile(site),
    '.hosting/nginx.conf': writeNginxFile(site),
    '.hosting/Caddyfile': writeCaddyFile(site),
    '.hosting/site.json': `${JSON.stringify(site, null, 2)}\n`,
  }
  await Promise.all(Object.entries(files).map(([name, text]) => writeFile(join(folder, name), text)))
}
