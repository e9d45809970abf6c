/** Why GitHub refuses a request, and what an editor can do. */
type Advice = readonly [reason: string, help: string]

const signedOut: Advice = ['GitHub does not accept your sign-in.', 'Sign out, then sign in again.']
const forbidden: Advice = [
  'GitHub does not let you do this: your access token needs read and write access to the contents and pull requests of this repository.',
  'Sign out, then sign in with such a token.',
]
const limited: Advice = ['GitHub takes no more requests from you for now.', 'Try again in an hour.']
const faulty: Advice = ['GitHub has a fault at the moment.', 'Try again in a few minutes.']
const offline: Advice = ['GitHub cannot be reached.', 'Check your connection, then try again.']
const stale: Advice = [
  'Somebody else has changed this in the meantime.',
  'Reload the page, and put your change in again.',
]

/** Names of errors of GitHub's GraphQL interface. */
const byType: Readonly<Record<string, Advice>> = { FORBIDDEN: forbidden, RATE_LIMITED: limited, STALE_DATA: stale }

const inForm = (): boolean => /\/(?:entries\/|new$)/.test(window.location.hash)

const sentences = ([reason, help]: Advice): string =>
  inForm() ? `${reason} What you wrote is still in this form; copy it to be safe. ${help}` : `${reason} ${help}`

const adviceFor = ({ status, headers }: Response): Advice | undefined => {
  if (status === 429 || (status === 403 && headers.get('x-ratelimit-remaining') === '0')) return limited
  if (status === 401) return signedOut
  if (status === 403) return forbidden
  return status >= 500 ? faulty : undefined
}

/** An answer of GitHub's GraphQL interface, with our sentences in place of its own. */
async function explainErrors(answer: Response): Promise<Response> {
  const text = await answer.clone().text()
  if (!text.includes('"errors"')) return answer
  const { errors = [], ...rest }: { errors?: { type?: string; message: string }[] } = JSON.parse(text)
  const explained = errors.map((error) => {
    const advice = byType[error.type ?? '']
    return advice ? { ...error, message: sentences(advice) } : error
  })
  return Response.json({ ...rest, errors: explained })
}

/**
 * Says in plain words why GitHub did not take a change, and what to do: Sveltia CMS shows the sentences that it gets.
 * @param api Address of GitHub's API.
 */
export function explainFailures(api: string): void {
  const send = window.fetch
  const { origin } = new URL(api)
  window.fetch = async (request, options) => {
    const address = request instanceof Request ? request.url : String(request)
    if (!address.startsWith(`${origin}/`)) return send(request, options)
    const answer = await send(request, options).catch(() => {
      throw new Error(sentences(offline))
    })
    const advice = adviceFor(answer)
    if (advice) return Response.json({ message: sentences(advice) }, { status: answer.status })
    return answer.ok && address.endsWith('/graphql') ? explainErrors(answer) : answer
  }
}
