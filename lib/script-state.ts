/**
 * Marks the page's scripts as running. Until then the inline script in the head (components/layout/theme-script.tsx) answers
 * a script that fails by showing the page as it is without JavaScript.
 */
export const markScriptsRunning = (): void => {
  const { dataset } = document.documentElement
  dataset.js = 'running'
  delete dataset.scriptError
}
