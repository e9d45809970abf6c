/** What stands in place of an editor that could not be started. */
export function explainStart(reason: unknown): string {
  if (!window.isSecureContext)
    return 'The editor could not be started, because the address of this page is not encrypted. Open it at its address with https://, or at http://localhost on the machine that runs it.'
  if (reason instanceof DOMException && ['SecurityError', 'QuotaExceededError'].includes(reason.name))
    return `The editor could not be started, because it may not store anything in this browser (${reason}). Allow this site to store data, free some space, or leave the private window. Then reload the page.`
  return `The editor could not be started (${reason}). Reload the page. If that does not help, try another browser, or tell the person who looks after this site; texts can also be changed on GitHub.`
}
