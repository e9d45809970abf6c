/**
 * Records that the page's scripts run. Until then, when a script fails, the inline script in the head
 * (components/layout/theme-script.tsx) shows the page as it is without JavaScript.
 */
export const markScriptsRunning = (): void => {
  const { dataset } = document.documentElement
  dataset.js = 'running'
  delete dataset.failedAt
}

/** Whether the page is shown as it is without JavaScript because a script has failed. */
export const haveScriptsFailed = (): boolean => document.documentElement.dataset.failedAt !== undefined

/** Records again what the script in the head has recorded, after React has rendered the root element anew. */
export const markScriptsFailed = (): void => {
  const { dataset } = document.documentElement
  delete dataset.js
  dataset.failedAt = location.hash
}
