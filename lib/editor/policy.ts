/**
 * The security policy of the editor page. Sveltia CMS needs inline styles, object URLs for pictures and previews, and no more.
 * @param api Address of GitHub's API; absent where changes stay in the browser.
 */
export const editorPolicy = (api?: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline' blob:",
    "font-src 'self'",
    "img-src 'self' blob: data:",
    ['connect-src', "'self'", 'blob:', 'data:', ...(api ? [new URL(api).origin] : [])].join(' '),
    "frame-src 'self' blob:",
    "worker-src 'self'",
    'manifest-src blob: data:',
    "base-uri 'self'",
    "form-action 'none'",
  ].join(';')
