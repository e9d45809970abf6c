import { type EditorSettings, githubApi } from './site'

/**
 * The security policy of the editor page. Sveltia CMS needs inline styles, object URLs for pictures and previews, and no more. It asks every five
 * minutes whether github.com has a fault, and shows that.
 * @param api Address of GitHub's API; absent where changes stay in the browser.
 */
export const editorPolicy = (api?: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline' blob:",
    "font-src 'self'",
    "img-src 'self' blob: data:",
    `connect-src 'self' blob: data:${api ? ` ${new URL(api).origin}` : ''}${api === githubApi ? ' https://www.githubstatus.com' : ''}`,
    "frame-src 'self' blob:",
    "worker-src 'self'",
    'manifest-src blob: data:',
    "base-uri 'self'",
    "form-action 'none'",
  ].join(';')

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const explanation = ({ repository }: EditorSettings) =>
  repository === undefined
    ? 'This is for practice: what you save stays in this tab until you reload the page.'
    : '“Save” keeps your change apart from the site, as a draft. “Send for Review” asks a colleague to look at it. The site changes when they accept it on GitHub.'

/**
 * The editor page's HTML.
 * @param care What to do where a fault of Sveltia CMS is not mended.
 */
export const pageHtml = (settings: EditorSettings, care = ''): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${editorPolicy(settings.repository && (settings.api ?? githubApi))}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(settings.brand)}: edit the site</title>
<link rel="icon" href="/favicon.ico">
<link rel="stylesheet" href="/admin/start.css">
<script type="application/json" id="editor-settings">${JSON.stringify(settings).replaceAll('<', '\\u003c')}</script>
<script type="module" src="/admin/start.js"></script>
</head>
<body>
<header class="about"><span>${explanation(settings)}</span><a href="/">Back to the site</a>${care && `<strong>The editor has been updated, and needs more care until it is adapted. ${escapeHtml(care)}</strong>`}</header>
<p id="starting" role="status"><span>Loading the editor… If nothing happens in a minute, something may be missing.</span>
It needs JavaScript, an address with https://, and room to store data in this browser. Reload the page. If that does not help, try another browser,
or tell the person who looks after this site; texts can also be changed on GitHub.</p>
<main id="nc-root"></main>
</body>
</html>
`
