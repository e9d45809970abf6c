/** What any form needs: to be sent, to load its own files, and to lead the whole window on when its button is pressed. */
const form = 'allow-forms allow-same-origin allow-top-navigation-by-user-activation'

/** What a provider's embed needs as well: its script, and links that open as ordinary tabs. */
const provider = `${form} allow-scripts allow-popups allow-popups-to-escape-sandbox`

/**
 * The tokens of the `sandbox` attribute for an embedded form. A page of our own gets no scripts: with scripts and our
 * origin together it could take its sandbox off, and browsers warn of that.
 * @param address Address of the form, absolute or from the root of the site.
 * @param origin The site's own origin.
 */
export const frameSandbox = (address: string, origin: string): string =>
  new URL(address, origin).origin === new URL(origin).origin ? form : provider
