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

/** @param place The fragment of the page's address. */
const sentences = ([reason, help]: Advice, place: string): string =>
  /\/(?:entries\/|new$)/.test(place)
    ? `${reason} What you wrote is still in this form; copy it to be safe. ${help}`
    : `${reason} ${help}`

const adviceFor = ({ status, headers }: Response): Advice | undefined => {
  if (status === 429 || (status === 403 && headers.get('x-ratelimit-remaining') === '0')) return limited
  if (status === 401) return signedOut
  if (status === 403) return forbidden
  return status >= 500 ? faulty : undefined
}

/** An answer of GitHub's GraphQL interface, with our sentences in place of its own. */
async function explainErrors(answer: Response, place: string): Promise<Response> {
  const text = await answer.clone().text()
  if (!text.includes('"errors"')) return answer
  const { errors = [], ...rest }: { errors?: { type?: string; message: string }[] } = JSON.parse(text)
  const explained = errors.map((error) => {
    const advice = byType[error.type ?? '']
    return advice ? { ...error, message: sentences(advice, place) } : error
  })
  return Response.json({ ...rest, errors: explained })
}

/**
 * A `fetch` that says in plain words why GitHub did not take a change, and what to do: Sveltia CMS shows the sentences that it gets.
 * @param api Address of GitHub's API.
 * @param place The fragment of the page's address at the moment.
 */
export function explainFailures(send: typeof fetch, api: string, place: () => string): typeof fetch {
  const { origin } = new URL(api)
  return async (request, options) => {
    const address = request instanceof Request ? request.url : String(request)
    if (!address.startsWith(`${origin}/`)) return send(request, options)
    const answer = await send(request, options).catch(() => {
      throw new Error(sentences(offline, place()))
    })
    const advice = adviceFor(answer)
    if (advice) return Response.json({ message: sentences(advice, place()) }, { status: answer.status })
    return answer.ok && address.endsWith('/graphql') ? explainErrors(answer, place()) : answer
  }
}

/** Sveltia CMS makes a branch with this prefix for each changed entry. */
const ownBranches = 'cms/'

const refusal =
  'Pictures are added, replaced, and deleted in the form of the text that shows them, so that both are checked together. Nothing was changed.'

interface CommitRequest {
  query?: string
  variables?: { input?: { branch?: { branchName?: string } } }
}

/** The branch on which a request to GitHub commits, if it does. */
const branchOf = (body: unknown): string | undefined => {
  if (typeof body !== 'string' || !body.includes('createCommitOnBranch')) return undefined
  const { query, variables }: CommitRequest = JSON.parse(body)
  return query?.includes('createCommitOnBranch') ? variables?.input?.branch?.branchName : undefined
}

/**
 * A `fetch` that commits nothing on the published branch: Sveltia CMS makes pull requests of entries, but commits what is done in its list
 * of all pictures at once.
 * @param say Tells the editor why.
 */
export const keepBranch =
  (send: typeof fetch, say: (explanation: string) => void): typeof fetch =>
  (request, options) => {
    const branch = branchOf(options?.body)
    if (branch === undefined || branch.startsWith(ownBranches)) return send(request, options)
    say(refusal)
    return Promise.reject(new Error(refusal))
  }
