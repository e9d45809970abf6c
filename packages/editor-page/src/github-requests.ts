const kept = 'What you wrote in a form is still there; copy it to be safe.'

/** What an editor can do about a refusal, by what GitHub says. */
const helps: readonly [says: RegExp, help: string][] = [
  [/bad credentials/i, 'Sign out, then sign in again.'],
  [
    /not accessible by/i,
    'Your access token needs read and write access to the contents and pull requests of this repository: sign out, then sign in with such a token.',
  ],
  [/lifetime/i, 'Make an access token that ends sooner; sign out, then sign in with it.'],
  [/IP allow list/i, 'Use the network of your organization, or ask its owner to allow yours.'],
  [/archived/i, 'Nothing can be changed until its owner takes the repository out of the archive.'],
  [/rate limit/i, 'Try again in an hour.'],
  [
    /expected branch to point to/i,
    'Somebody else has changed this in the meantime. Reload the page, and put your change in again.',
  ],
]

/** What the headers of a refusal say of what an editor can do. */
const helpInHeaders = (headers: Headers): string | undefined => {
  const [, address] = /url=(\S+)/.exec(headers.get('x-github-sso') ?? '') ?? []
  if (address) return `Open ${address} and let your access token into the organization, then try again.`
  const isUsedUp = headers.get('x-ratelimit-remaining') === '0'
  const reset = isUsedUp ? Number(headers.get('x-ratelimit-reset')) - Date.now() / 1000 : 0
  const minutes = Math.ceil(Math.max(Number(headers.get('retry-after')), reset) / 60)
  return minutes > 0 ? `Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.` : undefined
}

/** A sentence of GitHub with what an editor can do, where that is known. */
const explain = (sentence: string, headers: Headers, status = 200): string => {
  const known = helps.find(([says]) => says.test(sentence))?.[1]
  const help = helpInHeaders(headers) ?? known ?? (status >= 500 ? 'Try again in a few minutes.' : '')
  return [sentence.replace(/(?<![.?!])$/, '.'), kept, help].filter(Boolean).join(' ')
}

interface Answer {
  message?: string
  errors?: { message: string }[]
}

/** A refusal of GitHub with help beside its sentences. */
async function explainAnswer(answer: Response, isGraphql: boolean): Promise<Response> {
  const { status, headers } = answer
  const isRefused = [401, 403, 429].includes(status) || status >= 500
  if (!isRefused && !(answer.ok && isGraphql)) return answer
  const json: Answer = await answer
    .clone()
    .json()
    .catch(() => ({}))
  if (!isRefused && !json.errors) return answer
  const said = json.message ?? (isRefused && !json.errors && `GitHub answers with the error ${status}`)
  const errors = json.errors?.map((error) => ({ ...error, message: explain(error.message, headers) }))
  const body = { ...json, ...(said && { message: explain(said, headers, status) }), ...(errors && { errors }) }
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
