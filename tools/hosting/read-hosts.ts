import { outsideHosts } from '../../lib/hosting/outside-hosts'

/** The other hosts that pages may use. Contentlayer must have read the content before. */
export async function readHosts(): Promise<ReturnType<typeof outsideHosts>> {
  const { site } = await import('../../lib/content')
  return outsideHosts(site)
}
