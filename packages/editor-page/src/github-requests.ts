const refusal =
  'Pictures are added, replaced, and deleted in the form of the text that shows them, so that both are checked together. Nothing was changed.'

/**
 * A `fetch` that says what to do when GitHub cannot be reached, and commits nothing on the published branch: Sveltia CMS makes pull requests of
 * entries, on branches `cms/…`, but commits what is done in its list of all pictures at once.
 * @param say Tells the editor why a commit is refused.
 */
export function guardRequests(send: typeof fetch, api: string, say: (explanation: string) => void): typeof fetch {
  const { origin } = new URL(api)
  return async (request, options) => {
    const address = request instanceof Request ? request.url : String(request)
    if (!address.startsWith(`${origin}/`)) return send(request, options)
    const [, branch = 'cms/'] = /createCommitOnBranch.*"branchName":"([^"]*)"/s.exec(String(options?.body)) ?? []
    if (!branch.startsWith('cms/')) {
      say(refusal)
      throw new Error(refusal)
    }
    return send(request, options).catch(() => {
      throw new Error(
        'GitHub cannot be reached. What you wrote in a form is still there; copy it to be safe. Check your connection, then try again.',
      )
    })
  }
}
