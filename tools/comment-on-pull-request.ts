/** `tsx tools/comment-on-pull-request.ts <file>`: comments on the pull request whose content a workflow has checked, with its result in a file. */
import { existsSync, readFileSync } from 'node:fs'
import { entryIn } from '@site/content-check'
import { commentOnPullRequest, GitHubRefusal } from '@site/content-check/pull-request'
import { collections, type SiteCollection } from '../lib/content/collections'
import { Failure, runCommand } from './setup/command.mjs'

/** Addresses of the pages that show a content file. Those in angle brackets stand for many. */
function pagesOf(path: string): string[] {
  const { name, slug = '' } = entryIn(collections, path) ?? {}
  const { paths = [], address }: Partial<SiteCollection> = name ? collections[name] : {}
  return [...new Set([...paths.filter((page) => !page.includes('<')), address?.(slug) ?? []].flat())]
}

await runCommand(async () => {
  const [file = ''] = process.argv.slice(2)
  const { GITHUB_API_URL: api, GITHUB_EVENT_PATH: event, GITHUB_TOKEN: token, CLOUDFLARE_DOMAIN: domain } = process.env
  if (!api || !event || !token) throw new Failure('This command runs in the workflow content-comment.yml of GitHub.')
  const settings = {
    ...{ api, token, author: 'github-actions[bot]', event: JSON.parse(readFileSync(event, 'utf8')) },
    ...{ collections, folders: ['content', 'public'] as const, pagesOf, requiredCheck: 'CI / test' },
    artifactHint: 'has the built site: download “site” at its end, unpack it, and run `npx serve` in its folder.',
    // As deploy.yml publishes it. Forks have no secrets.
    previewOf: ({ number, isFork }: { number: number; isFork: boolean }) =>
      domain && !isFork ? `https://pr-${number}.${domain}` : undefined,
  }
  try {
    console.log(await commentOnPullRequest(settings, existsSync(file) ? readFileSync(file) : undefined))
  } catch (error) {
    throw error instanceof GitHubRefusal ? new Failure(error.message) : error
  }
})
