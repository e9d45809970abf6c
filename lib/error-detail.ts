/** The text that an error boundary shows: the status of a failed request if the error has one, else its message. */
export function errorDetail(error: Error & { status?: number; statusText?: string }): string {
  if (error.status) return [error.status, error.statusText].filter(Boolean).join(' ')
  return error.message
}
