import { z } from 'zod'

/** GitHub did not do what it was asked for. The message is a sentence. */
export class GitHubRefusal extends Error {
  status = 0
}

const [mostPages, pageSize] = [30, 100]

function explain(task: string, status: number, answer: unknown): string {
  const { data } = z.object({ message: z.string() }).safeParse(answer)
  const reason = data?.message.replace(/\s+/g, ' ').slice(0, 200) ?? 'without a reason'
  const hint = [401, 403, 429].includes(status)
    ? ' The job needs the permission "pull-requests: write"; if it has it, GitHub takes no more requests for now: run this workflow again later.'
    : ''
  return `GitHub did not ${task} (${status}, ${reason}).${hint}`
}

/** Sends requests to GitHub's API. `task` is what a refusal says was asked for: `list the comments`. */
export function connect(api: string, token: string) {
  async function send<Answer>(task: string, path: string, schema: z.ZodType<Answer>, method = 'GET', body?: object) {
    const headers = {
      Accept: 'application/vnd.github+json',
      Authorization: `Bearer ${token}`,
      'X-GitHub-Api-Version': '2022-11-28',
    }
    const options = { method, headers, signal: AbortSignal.timeout(30_000), body: body ? JSON.stringify(body) : null }
    const response = await fetch(`${api}${path}`, options).catch((cause: unknown) => {
      throw new GitHubRefusal(`GitHub could not be reached to ${task}. Run this workflow again.`, { cause })
    })
    const answer: unknown = await response.json().catch(() => undefined)
    const { ok, status } = response
    if (!ok) throw Object.assign(new GitHubRefusal(explain(task, status, answer)), { status })
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
