/** The origin of this build, without a slash at the end: that of the content, or `SITE_URL` for a preview elsewhere. */
export const siteOrigin = (origin: string, override = ''): string => {
  if (override === '') return origin
  const url = URL.canParse(override) ? new URL(override) : undefined
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search !== '' || url.hash !== '')
    throw new Error(
      `SITE_URL is "${override}", which is not the address of a site; write its scheme and host only, such as https://preview.example.com.`,
    )
  return url.origin
}
