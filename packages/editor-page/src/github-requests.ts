const kept = 'What you wrote in a form is still there; copy it to be safe.'

/** What an editor can do about a refusal, by its status and what GitHub says. */
const helps: readonly [says: RegExp, help: string][] = [
  [/bad credentials/i, 'Sign out, then sign in again.'],
  [
    /not accessible by/i,
    'Your access token needs read and write access to the contents and pull requests of this repository: sign out, then sign in with such a token.',
  ],
  [/lifetime/i, 'Make an access token that ends sooner; sign out, then sign in with it.'],
  [/SAML/, 'Let your access token into the organization at https://github.com/settings/tokens, then try again.'],
  [/IP allow list/i, 'Use the network of your organization, or ask its owner to allow yours.'],
  [/archived/i, 'Nothing can be changed until its owner takes the repository out of the archive.'],
  [/rate limit/i, 'Try again in an hour.'],
  [
    /expected branch to point to/i,
    'Somebody else has changed this in the meantime. Reload the page, and put your change in again.',
  ],
  [/^5\d\d/, 'Try again in a few minutes.'],
]

/** A sentence of GitHub with what an editor can do, where that is known. */
const explain = (sentence: string, status: number): string => {
  const help = helps.find(([says]) => says.test(`${status} ${sentence}`))?.[1]
  return [sentence.replace(/(?<![.?!])$/, '.'), kept, help].filter(Boolean).join(' ')
}

interface Answer {
  message?: string
  errors?: { message: string }[]
}

/** A refusal of GitHub with help beside its sentences. */
async function explainAnswer(answer: Response, isGraphql: boolean): Promise<Response> {
  const { ok, status } = answer
  const isRefused = [401, 403, 429].includes(status) || status >= 500
  if (!isRefused && !(ok && isGraphql)) return answer
  const json: Answer = await answer
    .clone()
    .json()
    .catch(() => ({}))
  if (ok && !json.errors) return answer
  const { errors, message = ok || errors ? undefined : `GitHub answers with the error ${status}` } = json
  const explained = errors?.map((error) => ({ ...error, message: explain(error.message, status) }))
  const body = { ...json, message: message && explain(message, status), errors: explained }
  return Response.json(body, { status })
}

/**
 * A `fetch` that adds to what GitHub says what an editor can do: Sveltia CMS shows the sentences that it gets.
 * @param api Address of GitHub's API.
 */
export function explainFailures(send: typeof fetch, api: string): typeof fetch {
  const { origin } = new URL(api)
  return async (request, options) => {
    const address = request instanceof Request ? request.url : String(request)
    if (!address.startsWith(`${origin}/`)) return send(request, options)
    const answer = await send(request, options).catch(() => {
      throw new Error(`GitHub cannot be reached. ${kept} Check your connection, then try again.`)
    })
    return explainAnswer(answer, address.endsWith('/graphql'))
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
