/** Why GitHub refuses a request, and what an editor can do. */
const advice = (reason: string, help: string): string =>
  `${reason} What you wrote in a form is still there; copy it to be safe. ${help}`

const signedOut = advice('GitHub does not accept your sign-in.', 'Sign out, then sign in again.')
const forbidden = advice(
  'GitHub does not let you do this: your access token needs read and write access to the contents and pull requests of this repository.',
  'Sign out, then sign in with such a token.',
)
const limited = advice('GitHub takes no more requests from you for now.', 'Try again in an hour.')
const faulty = advice('GitHub has a fault at the moment.', 'Try again in a few minutes.')
const offline = advice('GitHub cannot be reached.', 'Check your connection, then try again.')
const stale = advice(
  'Somebody else has changed this in the meantime.',
  'Reload the page, and put your change in again.',
)

/** Names of errors of GitHub's GraphQL interface. */
const byType: Readonly<Record<string, string>> = { FORBIDDEN: forbidden, RATE_LIMITED: limited, STALE_DATA: stale }

const adviceFor = ({ status, headers }: Response): string | undefined => {
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
  const explained = errors.map((error) => ({ ...error, message: byType[error.type ?? ''] ?? error.message }))
  return Response.json({ ...rest, errors: explained })
}

/**
 * A `fetch` that says in plain words why GitHub did not take a change, and what to do: Sveltia CMS shows the sentences that it gets.
 * @param api Address of GitHub's API.
 */
export function explainFailures(send: typeof fetch, api: string): typeof fetch {
  const { origin } = new URL(api)
  return async (request, options) => {
    const address = request instanceof Request ? request.url : String(request)
    if (!address.startsWith(`${origin}/`)) return send(request, options)
    const answer = await send(request, options).catch(() => {
      throw new Error(offline)
    })
    const message = adviceFor(answer)
    if (message) return Response.json({ message }, { status: answer.status })
    return answer.ok && address.endsWith('/graphql') ? explainErrors(answer) : answer
  }
}

const refusal =
  'Pictures are added, replaced, and deleted in the form of the text that shows them, so that both are checked together. Nothing was changed.'

/** The branch on which a request to GitHub commits, if it does. */
const branchOf = (body: unknown): string | undefined =>
  typeof body === 'string' && body.includes('createCommitOnBranch')
    ? /"branchName":"([^"]*)"/.exec(body)?.[1]
    : undefined

/**
 * A `fetch` that commits nothing on the published branch: Sveltia CMS makes pull requests of entries, on branches `cms/…`, but commits
 * what is done in its list of all pictures at once.
 * @param say Tells the editor why.
 */
export const keepBranch =
  (send: typeof fetch, say: (explanation: string) => void): typeof fetch =>
  (request, options) => {
    const branch = branchOf(options?.body)
    if (branch === undefined || branch.startsWith('cms/')) return send(request, options)
    say(refusal)
    return Promise.reject(new Error(refusal))
  }
