import { copyFileSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { addressOf, listFiles, type Policy, readPolicy } from '@site/static-documents'
import type { Content } from '../../lib/content/types'
import { cspSources } from '../../lib/hosting/csp-sources'
import { immutablePaths, siteHeaders } from '../../lib/hosting/headers'
import { type HostedSite, writeHeadersFile, writeRedirectsFile, writeVercelFile } from '../../lib/hosting/site-files'
import { type MovedContent, redirects } from '../../lib/redirects'
import { appPaths } from '../../lib/routes'
import { writeCaddyFile, writeNginxFile } from './servers'

/** The editor page, which needs more than the pages of the site. */
const editorAddress = '/admin'

const policyMeta = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/

/** The policy in a page of the export. Throws when there is none. */
function policyIn(folder: string, file: string): Policy {
  const [, text] = policyMeta.exec(readFileSync(join(folder, file), 'utf8')) ?? []
  if (text === undefined) throw new Error(`${file} has no content security policy, so its headers cannot be written.`)
  return readPolicy(text)
}

/**
 * Writes the configurations of all hosts into an export: in its root where hosts look for them, and in the hidden folder
 * `.hosting`, which servers include from there, so that they always fit the pages.
 */
export async function writeHosting(folder: string, content: MovedContent & Pick<Content, 'isPreview'>): Promise<void> {
  const { isPreview, site } = content
  const moved = redirects(content)
  const notListed = ['/404', ...moved.map(({ from }) => from)]
  const pages = (await listFiles(folder)).filter((file) => file.endsWith('.html')).map(addressOf)
  const addresses = pages.filter((address) => !notListed.includes(address))
  const ownPages = [...appPaths, editorAddress]
    .filter((address) => addresses.includes(address))
    .map((address) => {
      const policy = policyIn(folder, `${address}.html`)
      return { address, policy, opensWindows: address === editorAddress }
    })
  const headers = siteHeaders(policyIn(folder, 'index.html'), cspSources(site), ownPages, isPreview)
  const hosted: HostedSite = { headers, addresses, redirects: moved }
  mkdirSync(join(folder, '.hosting'), { recursive: true })
  const files = {
    '.nojekyll': '',
    _headers: writeHeadersFile(hosted),
    _redirects: writeRedirectsFile(hosted),
    '.hosting/nginx.conf': writeNginxFile(hosted),
    '.hosting/Caddyfile': writeCaddyFile(hosted),
    '.hosting/vercel.json': writeVercelFile(hosted),
    // For the local server, which knows nothing of the content.
    '.hosting/site.json': `${JSON.stringify({ ...hosted, immutablePaths }, null, 2)}\n`,
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
}

/** Files of an export that are for servers. Vercel compresses files itself. */
const forServers = /[\\/](?:\.hosting|\.nojekyll|_headers|_redirects)$|\.(?:br|gz)$/

/** Puts an export where Vercel's machines look for a site that is built, with its rules: they read none of the export itself. */
export function writeVercelOutput(exported: string, folder: string): void {
  rmSync(folder, { recursive: true, force: true })
  cpSync(exported, join(folder, 'static'), { recursive: true, filter: (path) => !forServers.test(path) })
  copyFileSync(join(exported, '.hosting/vercel.json'), join(folder, 'config.json'))
}
