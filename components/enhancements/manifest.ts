/** Links the web app manifest. */
export const linkManifest = (): void => {
  const link = document.createElement('link')
  link.rel = 'manifest'
  link.href = '/manifest.webmanifest'
  document.head.append(link)
}
