/** Says that the editor cannot start, in place of the sentence that it is loading, for as long as that sentence stands. */
function report(reason: string): void {
  const sentence = document.getElementById('starting')
  if (!sentence) return
  sentence.role = 'alert'
  sentence.textContent = `The editor could not be started (${reason}). Reload the page. If that does not help, try another browser, or tell the person who looks after this site; texts can also be changed on GitHub.`
}

// Errors of elements, such as a script that cannot be loaded, reach the window only while they are captured.
window.addEventListener(
  'error',
  (event) => report(event instanceof ErrorEvent ? event.message : 'a file is missing'),
  true,
)
window.addEventListener('unhandledrejection', ({ reason }) => report(String(reason)))
