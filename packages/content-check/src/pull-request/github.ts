import { z } from 'zod'

/** GitHub did not do what it was asked for. The message is a sentence. */
export class GitHubRefusal extends Error {
  status = 0
}

const [mostPages, pageSize] = [30, 100]

/** Why GitHub refused a request, and what to do. */
function explain(task: string, { status, headers }: Response, answer: unknown): string {
  const { data } = z.object({ message: z.string() }).safeParse(answer)
  const message = `${status}, ${data?.message.replace(/\s+/g, ' ').slice(0, 200) ?? 'without a reason'}`
  const wait = headers.get('retry-after')
  if (wait !== null || headers.get('x-ratelimit-remaining') === '0' || /rate limit/i.test(message)) {
    const end = wait === null ? Number(headers.get('x-ratelimit-reset')) * 1000 : Date.now() + Number(wait) * 1000
    const time = end > 0 ? ` until ${new Date(end).toISOString().slice(11, 16)} UTC` : ''
    return `GitHub takes no more requests${time} (${message}). Run this workflow again after that.`
  }
  const hint = status === 401 || status === 403 ? ' The job needs the permission "pull-requests: write".' : ''
  return `GitHub did not ${task} (${message}).${hint}`
}

/** Sends requests to GitHub's API. `task` is what a refusal says was asked for: `list the comments`. */
export function connect(api: string, token: string) {
  async function send<Answer>(task: string, path: string, schema: z.ZodType<Answer>, method = 'GET', body?: object) {
    const headers = {
      Accept: 'application/vnd.github+json',
      Authorization: `Bearer ${token}`,
      'X-GitHub-Api-Version': '2022-11-28',
    }
    const options = {
      method,
      headers,
      signal: AbortSignal.timeout(30_000),
      ...(body && { body: JSON.stringify(body) }),
    }
    const response = await fetch(`${api}${path}`, options).catch((cause: unknown) => {
      throw new GitHubRefusal(`GitHub could not be reached to ${task}. Run this workflow again.`, { cause })
    })
    const answer: unknown = await response.json().catch(() => undefined)
    if (!response.ok)
      throw Object.assign(new GitHubRefusal(explain(task, response, answer)), { status: response.status })
    return schema.parse(answer)
  }
  async function list<Item>(task: string, path: string, item: z.ZodType<Item>): Promise<Item[]> {
    const items: Item[] = []
    for (let page = 1; page <= mostPages && items.length === (page - 1) * pageSize; page += 1)
      items.push(...(await send(task, `${path}?per_page=${pageSize}&page=${page}`, z.array(item))))
    return items
  }
  return { send, list }
}
