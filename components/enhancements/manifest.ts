/**
 * Links the web app manifest after the page has loaded. With the link in the page, Chromium fetches it while the fonts load (largest
 * contentful paint of About 1.36 s with, 1.21 s without).
 */
export const linkManifest = (): void =>
  addEventListener('load', () => {
    const link = document.createElement('link')
    link.rel = 'manifest'
    link.href = '/manifest.webmanifest'
    document.head.append(link)
  })
