/** Sveltia CMS makes a branch with this prefix for each changed entry. */
const ownBranches = 'cms/'

const explanation =
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
 * Prevents commits on the published branch: Sveltia CMS makes pull requests of entries, but commits what is done in its list of all
 * pictures at once.
 */
export function keepBranch(): void {
  const send = window.fetch
  window.fetch = (request, options) => {
    const branch = branchOf(options?.body)
    if (branch === undefined || branch.startsWith(ownBranches)) return send(request, options)
    window.alert(explanation)
    return Promise.reject(new Error(explanation))
  }
}
