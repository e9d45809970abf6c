/**
 * Hosts whose forms lead the whole window to the thank-you page once the server has answered. A browser allows it only within five
 * seconds of the press, unless the sandbox does. The forms of other hosts stay in their frame, or show a message of their own.
 */
const leadingTheWindow = ['jotform.com', 'tally.so', 'typeform.com']

/**
 * The tokens of the `sandbox` attribute for the frame of a form. Each is needed by common providers: `allow-forms` and `allow-scripts`
 * to fill in and send a form, `allow-same-origin` to load files and keep state under their own origin, `allow-popups` and
 * `allow-popups-to-escape-sandbox` to open their privacy policy in an ordinary tab, and navigation of the window after a press to lead to the
 * thank-you page. Left out: dialogs, downloads, pointer lock, presentations, and storage access.
 * @param address Of the form.
 * @returns Undefined for the site's own demo form: with scripts and the site's origin, a page can leave its sandbox, which browsers warn of.
 */
export function frameSandbox(address: string): string | undefined {
  if (address.startsWith('/')) return undefined
  const { hostname } = new URL(address)
  const leads = leadingTheWindow.some((host) => hostname === host || hostname.endsWith(`.${host}`))
  return [
    'allow-forms',
    'allow-same-origin',
    'allow-scripts',
    'allow-popups',
    'allow-popups-to-escape-sandbox',
    leads ? 'allow-top-navigation' : 'allow-top-navigation-by-user-activation',
  ].join(' ')
}
