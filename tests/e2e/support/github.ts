import type { Page } from '@playwright/test'

/** A pull request as the stand-in keeps it. */
export interface PullRequest {
  title: string
  head: string
  base: string
  draft: boolean
  labels: string[]
}

/** What editors have sent to the stand-in. */
export interface GitHub {
  /** The token that was sent with every request. */
  tokens: Set<string>
  branches: string[]
  commits: { branch: string; files: Record<string, string>; deletions: unknown[] }[]
  pullRequests: PullRequest[]
}

const day = '2026-01-31T00:00:00Z'
const head = 'a'.repeat(40)
const author = { name: 'Editor', email: 'editor@example.com', user: { id: 1, login: 'editor' } }

/** Texts of a query's fields by the alias of each: `content_0: object(oid: "7")`. */
const aliases = (query: string, pattern: RegExp, answer: (argument: string) => unknown) =>
  Object.fromEntries(Array.from(query.matchAll(pattern), ([, alias = '', argument = '']) => [alias, answer(argument)]))

interface Input {
  /** Of a new branch. */
  name: string
  branch: { branchName: string }
  fileChanges: { additions: { path: string; contents: string }[]; deletions: unknown[] }
}

function answerGraphql(github: GitHub, texts: readonly string[], query: string, input: Input): unknown {
  if (query.includes('createCommitOnBranch')) {
    const { branch, fileChanges } = input
    const files = fileChanges.additions.map(({ path, contents }) => [path, Buffer.from(contents, 'base64').toString()])
    github.commits.push({
      branch: branch.branchName,
      files: Object.fromEntries(files),
      deletions: fileChanges.deletions,
    })
    const blobs = aliases(query, /(file_\d+): file/g, () => ({ oid: 'b'.repeat(40) }))
    return { createCommitOnBranch: { commit: { oid: 'c'.repeat(40), committedDate: day, ...blobs } } }
  }
  if (query.includes('createRef')) {
    github.branches.push(input.name)
    return { createRef: { ref: { name: input.name } } }
  }
  if (query.includes('markPullRequestReadyForReview')) {
    for (const pullRequest of github.pullRequests) pullRequest.draft = false
    return { markPullRequestReadyForReview: { pullRequest: { isDraft: false } } }
  }
  const ref = {
    target: { oid: head, history: { nodes: [{ oid: head, message: 'Start', author, committedDate: day }] } },
  }
  if (query.includes('fork: repository')) return { fork: { id: 'R1' }, base: { ref } }
  return {
    repository: {
      defaultBranchRef: { name: 'main' },
      pullRequests: { nodes: [], totalCount: 0 },
      ref,
      ...aliases(query, /(content_\d+): object\(oid: "(\d+)"/g, (id) => ({
        text: texts[Number(id)],
        isTruncated: false,
      })),
      ...aliases(query, /(commit_\d+): ref/g, () => ref),
    },
  }
}

/**
 * Answers GitHub's API in place of GitHub, for one repository whose main branch has the given files.
 * @param files Text of each file by its path.
 */
export async function standInForGitHub(page: Page, files: Readonly<Record<string, string>>): Promise<GitHub> {
  const github: GitHub = { tokens: new Set(), branches: [], commits: [], pullRequests: [] }
  const [paths, texts] = [Object.keys(files), Object.values(files)]
  const answerRest = (method: string, path: string, body: unknown): unknown => {
    if (path === '/user') return { id: 1, login: 'editor', name: 'Editor', html_url: '', avatar_url: '', email: '' }
    if (path.includes('/git/trees/'))
      return {
        tree: paths.map((each, index) => ({ type: 'blob', path: each, sha: `${index}`, size: texts[index]?.length })),
      }
    if (path.endsWith('/pulls') && method === 'POST') {
      github.pullRequests.push({ ...(body as Omit<PullRequest, 'labels'>), labels: [] })
      return {
        number: 1,
        node_id: 'P1',
        title: 'T',
        html_url: '',
        head: { sha: head },
        created_at: day,
        updated_at: day,
      }
    }
    const labels = (body as { labels?: string[] } | null)?.labels
    const [pullRequest] = github.pullRequests
    if (pullRequest && labels) pullRequest.labels = labels
    return { labels: (pullRequest?.labels ?? []).map((name) => ({ name })) }
  }
  await page.route(/\/api\/v3\/|\/graphql$/, async (route) => {
    const request = route.request()
    github.tokens.add((await request.headerValue('authorization')) ?? 'none')
    const { pathname } = new URL(request.url())
    if (pathname.includes('/collaborators/')) return route.fulfill({ status: 204 })
    const body = request.postDataJSON()
    const json =
      pathname === '/graphql'
        ? { data: answerGraphql(github, texts, body.query, body.variables?.input) }
        : answerRest(request.method(), pathname.replace(/^\/api\/v3/, ''), body)
    return route.fulfill({ json })
  })
  return github
}
