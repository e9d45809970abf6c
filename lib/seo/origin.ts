/**
 * The origin of this build, without a slash at the end: that of the content, or `SITE_URL` for a preview elsewhere.
 * @param override The value of `SITE_URL`.
 * @throws Error with a sentence for the owner when `SITE_URL` is not an origin.
 */
export const siteOrigin = (origin: string, override = ''): string => {
  if (override === '') return origin
  const url = URL.canParse(override) ? new URL(override) : undefined
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search !== '' || url.hash !== '')
    throw new Error(
      `SITE_URL is "${override}", which is not the address of a site; write its scheme and host only, such as https://preview.example.com.`,
    )
  return url.origin
}
