/**
 * Records that the page's scripts run. Until then, when a script fails, the inline script in the head
 * (components/layout/theme-script.tsx) shows the page as it is without JavaScript.
 */
export const markScriptsRunning = (): void => {
  const { dataset } = document.documentElement
  dataset.js = 'running'
  delete dataset.scriptError
}
