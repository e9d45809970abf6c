import { outsideHosts } from '../../lib/hosting/outside-hosts'

/** The other hosts that pages may use. The content must have been read before. */
export async function readHosts(): Promise<ReturnType<typeof outsideHosts>> {
  const { site } = await import('../../lib/content')
  return outsideHosts(site)
}
