/**
 * The tokens of the `sandbox` attribute for an embedded form: it may be submitted, load files of its origin, run scripts, open
 * links in ordinary tabs, and navigate the whole window, but only after a press. Chromium warns about scripts together with
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
