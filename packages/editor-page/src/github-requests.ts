const kept = 'What you wrote in a form is still there; copy it to be safe.'

/** What an editor can do about a refusal, by its status and what GitHub says. */
const helps: readonly [says: RegExp, help: string][] = [
  [/bad credentials/i, 'Sign out, then sign in again.'],
  [/not accessible by/i, 'Sign in with an access token that may read and write contents and pull requests.'],
  [/lifetime/i, 'Make an access token that ends sooner; sign out, then sign in with it.'],
  [/SAML/, 'Let your access token into the organization at https://github.com/settings/tokens, then try again.'],
  [/IP allow list/i, 'Use the network of your organization, or ask its owner to allow yours.'],
  [/archived/i, 'Nothing can be changed until its owner takes the repository out of the archive.'],
  [/rate limit/i, 'Try again in an hour.'],
  [/expected branch to point to/i, 'Somebody else has changed this: reload the page, and put your change in again.'],
  [/^5\d\d/, 'Try again in a few minutes.'],
]

/** A sentence of GitHub with what an editor can do, where that is known. */
const explain = (sentence: string, status: number): string => {
  const help = helps.find(([says]) => says.test(`${status} ${sentence}`))?.[1]
  return [sentence.replace(/(?<![.?!])$/, '.'), kept, help].filter(Boolean).join(' ')
}

/** A refusal of GitHub with help beside its sentences. */
async function explainAnswer(answer: Response, isGraphql: boolean): Promise<Response> {
  const { ok, status } = answer
  const isRefused = [401, 403, 429].includes(status) || status >= 500
  if (!isRefused && !(ok && isGraphql)) return answer
  const read: Promise<{ message?: string; errors?: { message: string }[] }> = answer.clone().json()
  const { errors, message, ...rest } = await read.catch(() => ({
    message: `GitHub answers with the error ${status}`,
    errors: undefined,
  }))
  if (ok && !errors) return answer
  const explained = errors?.map((error) => ({ ...error, message: explain(error.message, status) }))
  return Response.json({ ...rest, message: message && explain(message, status), errors: explained }, { status })
}

/**
 * A `fetch` that adds to what GitHub says what an editor can do, since Sveltia CMS shows the sentences that it gets, and commits nothing on the
 * published branch: Sveltia CMS makes pull requests of entries, on branches `cms/…`, but commits what is done in its list of all pictures at once.
 * @param api Address of GitHub's API.
 * @param say Tells the editor why a commit is refused.
 */
export function guardRequests(send: typeof fetch, api: string, say: (explanation: string) => void): typeof fetch {
  const { origin } = new URL(api)
  return async (request, options) => {
    const address = request instanceof Request ? request.url : String(request)
    if (!address.startsWith(`${origin}/`)) return send(request, options)
    const [, branch = 'cms/'] = /createCommitOnBranch.*"branchName":"([^"]*)"/s.exec(String(options?.body)) ?? []
    if (!branch.startsWith('cms/')) {
      const refusal =
        'Pictures are added, replaced, and deleted in the form of the text that shows them, so that both are checked together. Nothing was changed.'
      say(refusal)
      throw new Error(refusal)
    }
    const answer = await send(request, options).catch(() => {
      throw new Error(`GitHub cannot be reached. ${kept} Check your connection, then try again.`)
    })
    return explainAnswer(answer, address.endsWith('/graphql'))
  }
}
