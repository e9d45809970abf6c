/**
 * The tokens of the `sandbox` attribute for an embedded form: it may be sent, load its own files, run its script, open links
 * as ordinary tabs, and lead the whole window on when its button is pressed, never by itself. Chromium warns of scripts
 * and origin together on the demo form, which is of our own origin; without scripts, tools that look into frames, such
 * as axe, would wait for it forever.
 */
export const frameSandbox = [
  'allow-forms',
  'allow-same-origin',
  'allow-scripts',
  'allow-popups',
  'allow-popups-to-escape-sandbox',
  'allow-top-navigation-by-user-activation',
].join(' ')
