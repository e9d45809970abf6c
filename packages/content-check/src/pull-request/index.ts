import { z } from 'zod'
import { composeComment, mark, type SiteFacts } from './comment'
import { connect, GitHubRefusal } from './github'
import { type PrintedFinding, readResult } from './read-result'
import { composeSuggestions, earlierSchema, fileSchema, keyOf } from './suggestions'

export { GitHubRefusal }

interface Settings extends SiteFacts {
  /** Address of the API, such as `https://api.github.com`. */
  api: string
  token: string
  /** The name under which the token writes. Comments of others are never changed. */
  author: string
  /** The event `workflow_run` as GitHub describes it. */
  event: unknown
  /** Address of the preview of a pull request, where there is one. */
  previewOf: (pull: { number: number; isFork: boolean }) => string | undefined
}

const repositorySchema = z.object({ full_name: z.string(), html_url: z.url() })

const eventSchema = z.object({
  repository: repositorySchema.extend({ default_branch: z.string() }),
  workflow_run: z.object({
    event: z.literal('pull_request'),
    conclusion: z.string(),
    head_sha: z.string(),
    head_branch: z.string(),
    head_repository: repositorySchema.nullable(),
    html_url: z.url(),
  }),
})

const pullSchema = z.object({
  number: z.int(),
  base: z.object({ ref: z.string() }),
  head: z.object({ sha: z.string(), ref: z.string(), repo: repositorySchema.nullable() }),
})
const userSchema = z.object({ user: z.object({ login: z.string() }).nullable() })
const commentSchema = userSchema.extend({ id: z.int(), body: z.string() })

/**
 * Writes the result of a check into its pull request: a comment that is kept up to date, and repairs as suggestions in a review. The pull
 * request is the one that ends with the commit that was checked, whatever the result says.
 * @param bytes The result of the check; absent where there is none.
 * @returns What was done, in a sentence.
 * @throws GitHubRefusal
 */
export async function commentOnPullRequest(settings: Settings, bytes: Uint8Array | undefined): Promise<string> {
  const { repository, workflow_run: run } = eventSchema.parse(settings.event)
  const { send, list } = connect(settings.api, settings.token)
  const root = `/repos/${repository.full_name}`
  const isOwn = ({ user }: z.infer<typeof userSchema>): boolean => user?.login === settings.author

  // GitHub's list of the pull requests of a commit lacks those of forks, and a stranger's fork may end with the same commit.
  const pull = (await list('list the open pull requests', `${root}/pulls`, pullSchema)).find(
    ({ base, head }) =>
      base.ref === repository.default_branch &&
      head.sha === run.head_sha &&
      head.ref === run.head_branch &&
      head.repo?.full_name === run.head_repository?.full_name,
  )
  if (!pull?.head.repo)
    return 'No open pull request ends with the commit that was checked: it was closed or changed meanwhile.'
  const [pullPath, issuePath] = [`${root}/pulls/${pull.number}`, `${root}/issues/${pull.number}`]
  const files = await list('list the changed files', `${pullPath}/files`, fileSchema)

  /** Writes the suggestions that are not there yet. GitHub may refuse them, all at once: then it has only the earlier ones. */
  async function suggest(findings: readonly PrintedFinding[]): Promise<PrintedFinding[]> {
    const all = composeSuggestions(findings, files)
    if (all.length === 0) return []
    const earlier = await list('list the suggestions', `${pullPath}/comments`, earlierSchema.extend(userSchema.shape))
    const known = new Set(earlier.filter(isOwn).map(keyOf))
    const fresh = all.filter(({ suggestion }) => !known.has(keyOf(suggestion)))
    const comments = fresh.map(({ suggestion }) => suggestion)
    const review = { commit_id: run.head_sha, event: 'COMMENT', body: 'Each suggestion corrects a mistake.', comments }
    try {
      if (fresh.length > 0) await send('write the suggestions', `${pullPath}/reviews`, z.unknown(), 'POST', review)
    } catch (error) {
      if (!(error instanceof GitHubRefusal && error.status === 422)) throw error
      return all.filter((one) => !fresh.includes(one)).map(({ finding }) => finding)
    }
    return all.map(({ finding }) => finding)
  }

  const result = readResult(bytes, settings.folders)
  const suggested = new Set(await suggest(result.findings))
  const comments = await list('list the comments', `${issuePath}/comments`, commentSchema)
  const previous = comments.find((comment) => isOwn(comment) && comment.body.startsWith(mark))
  const checked = {
    ...result,
    suggested,
    files,
    run: run.html_url,
    isBuilt: run.conclusion === 'success',
    tree: `${pull.head.repo.html_url}/blob/${run.head_sha}`,
    diff: `${repository.html_url}/pull/${pull.number}/files`,
    preview: settings.previewOf({ number: pull.number, isFork: pull.head.repo.full_name !== repository.full_name }),
  }
  const body = composeComment(checked, settings)
  if (!previous) await send('write the comment', `${issuePath}/comments`, z.unknown(), 'POST', { body })
  else if (previous.body !== body)
    await send('update the comment', `${root}/issues/comments/${previous.id}`, z.unknown(), 'PATCH', { body })
  return `The comment in pull request ${pull.number} is up to date.`
}
