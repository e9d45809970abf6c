const isAboutStorage = (reason: unknown) =>
  reason instanceof DOMException && ['SecurityError', 'QuotaExceededError'].includes(reason.name)

/** Says that the editor cannot start, in place of the sentence that it is loading, while that sentence is shown. */
function report(reason: unknown): void {
  const sentence = document.getElementById('starting')
  if (!sentence) return
  sentence.role = 'alert'
  if (!window.isSecureContext)
    sentence.textContent =
      'The editor could not be started, because the address of this page is not encrypted. Open it at its address with https://, or at http://localhost on the machine that runs it.'
  else if (isAboutStorage(reason))
    sentence.textContent = `The editor could not be started, because it may not store anything in this browser (${reason}). Allow this site to store data, free some space, or leave the private window. Then reload the page.`
  else
    sentence.textContent = `The editor could not be started (${reason}). Reload the page. If that does not help, try another browser, or tell the person who looks after this site; texts can also be changed on GitHub.`
}

// Errors of elements, such as a script that cannot be loaded, reach the window only while they are captured.
window.addEventListener(
  'error',
  (event) => report(event instanceof ErrorEvent ? (event.error ?? event.message) : 'a file is missing'),
  true,
)
window.addEventListener('unhandledrejection', ({ reason }) => report(reason))
