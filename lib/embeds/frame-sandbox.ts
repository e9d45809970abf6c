/**
 * The tokens of the `sandbox` attribute for an embedded form. Each is needed by common providers (HubSpot, Typeform, Jotform, Tally,
 * Google Forms): `allow-forms` and `allow-scripts` to fill in and send a form, `allow-same-origin` to load files and keep state under
 * their own origin, `allow-popups` and `allow-popups-to-escape-sandbox` to open their privacy policy in an ordinary tab, and
 * `allow-top-navigation-by-user-activation` to lead to the thank-you page after a press. Left out: navigation of the window
 * without a press, dialogs, downloads, pointer lock, presentations, and storage access. Chromium warns about scripts together with
 * the origin on the demo form, which has our origin; without scripts, tools that look into frames, such as axe, would wait
 * forever.
 */
export const frameSandbox = [
  'allow-forms',
  'allow-same-origin',
  'allow-scripts',
  'allow-popups',
  'allow-popups-to-escape-sandbox',
  'allow-top-navigation-by-user-activation',
].join(' ')
