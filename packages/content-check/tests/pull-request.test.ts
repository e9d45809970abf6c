import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { beforeEach, describe, expect, test } from 'vitest'
import { commentOnPullRequest } from '../src/pull-request'
import { startGitHub } from './github-stand-in'
import { collections } from './kitchen'

let github: Awaited<ReturnType<typeof startGitHub>>

const soup = { file: 'content/recipes/soup.mdx', line: 3, column: 1, path: 'ingredients[1].grams' }
const grams = { ...soup, message: '"2o" is not a number; did you mean 20?' }
const repair = { from: 3, to: 3, lines: ['  - grams: 20'], safe: true }
const patch = '@@ -1,4 +1,4 @@\n ---\n-title: Soup\n+title: Pea soup\n+  - grams: 2o\n cook: ada'

const settings = (run = {}) => ({
  ...{ api: github.api, token: 'secret', author: 'github-actions[bot]' },
  event: {
    repository: { ...github.repository('acme/website'), default_branch: 'main' },
    workflow_run: {
      ...{ event: 'pull_request', conclusion: 'success', head_sha: 'abc', head_branch: 'words' },
      ...{ head_repository: github.repository('acme/website'), html_url: 'https://github.test/run', ...run },
    },
  },
  ...{ collections, folders: ['content', 'public'] as const, requiredCheck: 'CI / test', artifactHint: 'has it.' },
  pagesOf: (path: string) => ['/', `/${path}`],
  previewOf: ({ number, isFork }: { number: number; isFork: boolean }) =>
    isFork ? undefined : `https://pr-${number}.preview.test`,
})

/** Comments on what the check left, and gives the text of the comment. */
async function comment(result: unknown, run = {}): Promise<string> {
  const bytes = typeof result === 'string' ? result : JSON.stringify(result)
  await commentOnPullRequest(settings(run), new TextEncoder().encode(bytes))
  expect(github.comments.filter(({ user }) => user.login === 'github-actions[bot]')).toHaveLength(1)
  return github.comments.at(-1)?.body ?? ''
}

type Node = { type: string; value?: string; url?: string; children?: readonly Node[] }
const nodesIn = (node: Node): Node[] => [node, ...(node.children ?? []).flatMap(nodesIn)]

beforeEach(async () => {
  github = await startGitHub()
  github.files = [{ filename: soup.file, status: 'modified', patch }]
})

describe('the comment', () => {
  test('says in the words of the form what is wrong and where, and what is only worth a look', async () => {
    github.files.push({ filename: 'content/kitchen.yaml', status: 'removed' })
    const warning = {
      file: 'content/kitchen.yaml',
      line: 1,
      column: 1,
      path: 'body',
      message: 'check the spelling',
      severity: 'warning',
    }
    const body = await comment({ findings: [{ ...grams, id: 'type/number' }, warning] })
    expect(body).toContain('### 1 mistake keeps this change from being published')
    expect(body).toContain('**Recipe, soup** in `content/recipes/soup.mdx`')
    const address = 'https://github.test/acme/website/blob/abc/content/recipes/soup.mdx?plain=1#L3'
    expect(body).toContain(
      `- [Line 3](<${address}>), **Ingredients 2, Weight**: \`"2o"\` is not a number; did you mean 20? (\`type/number\`)`,
    )
    expect(body).toMatch(
      /Worth a look\n\n\*\*Kitchen\*\* in `content\/kitchen\.yaml`\n\n- Removed, \*\*Text\*\*: Check/,
    )
    expect(body).toContain('“CI / test”')
  })

  test('is kept up to date, says when all is correct, and leads to the preview and the changed pages', async () => {
    await comment({ findings: [grams] })
    const body = await comment({ findings: [] })
    expect(body).toContain('### The content has no mistakes')
    expect(body).toContain('<https://pr-7.preview.test>')
    expect(body).not.toContain('Not only content')
    expect(body).toContain('[/recipes/soup.mdx](<https://pr-7.preview.test/recipes/soup.mdx>)')
    expect(github.written.slice(1)).toEqual(['PATCH /issues/comments/1'])
    await comment({ findings: [] })
    expect(github.written).toHaveLength(2)
  })

  test('of others is not touched, even with its mark', async () => {
    github.comments = [{ id: 99, body: '<!-- content-check --> Mine', user: { login: 'mallory' } }]
    expect(await comment({ findings: [] })).toContain('### The content has no mistakes')
    expect(github.written).toEqual(['POST /issues/7/comments'])
  })

  test('names 50 of many findings and their number, and stays below the limit of GitHub', async () => {
    const many = Array.from({ length: 73 }, (_, index) => ({ ...grams, line: index + 1 }))
    const body = await comment({ findings: many })
    expect(body).toMatch(/Line 50\].*… and 23 more/s)
    expect(body.match(/Recipe, soup/g)).toHaveLength(1)
    const long = { ...grams, message: `${'x'.repeat(2000)}yyy`, path: `${'z'.repeat(300)}yyy` }
    const all = [...Array(2_100).fill(long), ...Array(73).fill({ ...long, severity: 'warning' })]
    const cut = await comment({ findings: all })
    expect(cut).toMatch(/### 2100 mistakes keep.*x…`?\.?\n.* more, which/s)
    expect(cut).not.toContain('yyy')
    expect(cut.length).toBeLessThan(60_000)
  })

  test('says what to do where there is no preview, and that code is changed as well', async () => {
    github.files.push({ filename: '.github/workflows/content.yml', status: 'added' })
    github.pulls = [{ number: 7, base: { ref: 'main' }, head: github.head('abc', 'fork/website') }]
    const fork = { head_repository: github.repository('fork/website') }
    const body = await comment({ findings: [] }, fork)
    expect(body).toContain('[the run](<https://github.test/run>) has it.')
    expect(body).toMatch(/Not only content.*\*\*The checks are changed, too/s)
    expect(await comment({ findings: [] }, { ...fork, conclusion: 'failure' })).toContain('could not be built')
  })
})

describe('a repair', () => {
  const suggest = async (own: object, path = patch) => {
    github.files = [{ filename: soup.file, status: 'modified', patch: path }]
    const body = await comment({ findings: [{ ...grams, repair: { ...repair, ...own } }] })
    return { body, suggestion: github.suggestions.at(-1) }
  }

  test('of a changed line is a suggestion, which is not repeated while it stands', async () => {
    const { body, suggestion } = await suggest({})
    expect(suggestion).toMatchObject({ path: soup.file, line: 3, side: 'RIGHT' })
    expect(suggestion).not.toHaveProperty('start_line')
    expect(suggestion?.body).toMatch(/did you mean 20\?\n\n```suggestion\n {2}- grams: 20\n```$/)
    expect(body).toMatch(
      /\[A suggestion\]\(<https:\/\/github\.test\/acme\/website\/pull\/7\/files#diff-[0-9a-f]{64}R3>\)/,
    )
    expect(body).not.toContain('Write in place')
    await suggest({})
    expect(github.written).toEqual(['POST /pulls/7/reviews', 'POST /issues/7/comments'])
    for (const one of github.suggestions) one.line = null
    await suggest({})
    expect(github.suggestions).toHaveLength(2)
    for (const one of github.suggestions) one.user = { login: 'mallory' }
    await suggest({})
    expect(github.suggestions).toHaveLength(3)
  })

  test('of several lines names the first, and one that may be wrong says so', async () => {
    await suggest({})
    const { body, suggestion } = await suggest({ from: 2, safe: false })
    expect(body).toContain('may correct it')
    expect(suggestion).toMatchObject({
      start_line: 2,
      line: 3,
      body: expect.stringContaining('If this is what you mean'),
    })
  })

  test('is one of 30 at most, and no long text', async () => {
    const many = Array.from({ length: 40 }, () => ({ ...grams, repair }))
    await comment({ findings: [{ ...grams, repair: { ...repair, lines: Array(20).fill('x'.repeat(1100)) } }, ...many] })
    expect(github.suggestions).toHaveLength(30)
    expect(JSON.stringify([github.suggestions, github.comments])).not.toContain('xxx')
  })

  test('that inserts lines replaces a line beside them with that line', async () => {
    const inserted = await suggest({ from: 3, to: 2, lines: ['new'] })
    expect(inserted.suggestion).toMatchObject({ line: 3, body: expect.stringContaining('\nnew\n  - grams: 2o\n```') })
    const atEnd = await suggest({ from: 5, to: 4, lines: ['new'] })
    expect(atEnd.suggestion).toMatchObject({ line: 4, body: expect.stringContaining('\ncook: ada\nnew\n```') })
  })

  test('has a fence that is longer than any in its lines', async () => {
    const { suggestion } = await suggest({ lines: ['````', '```suggestion', 'evil'] })
    expect(suggestion?.body).toContain('\n`````suggestion\n````\n```suggestion\nevil\n`````')
  })

  test('of other lines is quoted in the comment', async () => {
    const quoted = 'Write in place of lines 9 to 10:\n\n  ```\n    - grams: 20\n  ```'
    expect((await suggest({ from: 9, to: 10 })).body).toContain(quoted)
    expect((await suggest({ from: 9, to: 8 })).body).toContain('Insert before line 9:')
    expect((await suggest({ from: 9, to: 9, lines: [] })).body).toContain('Delete line 9.')
    expect((await suggest({ from: 3, to: 30 })).body).toContain('Write in place of lines 3 to 30:')
    expect(github.suggestions).toEqual([])
  })

  test('is quoted where GitHub does not take the suggestions', async () => {
    github.refuse = (asked) => (asked.endsWith('/reviews') ? [422, 'line must be part of the diff'] : undefined)
    expect((await suggest({})).body).toContain('Write in place of line 3:')
  })
})

describe('a hostile result', () => {
  test('reaches no other pull request', async () => {
    await comment({ number: 8, pull_request: 8, head_sha: 'def', findings: [{ ...grams, issue: 8 }] })
    expect(github.written).toEqual(['POST /issues/7/comments'])
  })

  test.each([
    '<img src=x onerror=y> <!-- <details> **b** [a](https://evil.test) ![a](x) \n\n# Head\n- item | table',
    'see @ada, @acme/team, acme/website#8, #9, GH-9, https://github.test/acme/website/pull/8, www.evil.test, a@evil.test',
    '"`` @ada "x@ada` `@ada` "``"`<b>` @ada "\\"@ada" \u202e &lt;b&gt; $x$ \\*b*',
    'a"`"``b@c```"` <img src=x> "`` "#7```<b>`',
  ])('makes no markup, mention, reference, or link: %s', async (message) => {
    const body = await comment({ findings: [{ ...grams, path: '</b>@bob', message }] })
    const nodes = nodesIn(unified().use(remarkParse).use(remarkGfm).parse(body))
    for (const { type, value = '' } of nodes)
      if (type === 'text') expect(value).not.toMatch(/[@#]\w|:\/\/|www\.|GH-\d|\u202e/)
    const address = 'https://github.test/acme/website/blob/abc/content/recipes/soup.mdx?plain=1#L3'
    expect(nodes.flatMap(({ url = [] }) => url)).toEqual([address])
    expect(nodes.flatMap(({ type, value = '' }) => (type === 'html' ? value : []))).toEqual(['<!-- content-check -->'])
    const used = ['root', 'html', 'heading', 'paragraph', 'text', 'strong', 'inlineCode', 'list', 'listItem', 'link']
    expect(nodes.filter(({ type }) => !used.includes(type))).toEqual([])
  })

  test.each([
    ['a huge file', `{"findings":[]}${' '.repeat(20_000_000)}`],
    ['no JSON', '{'],
    ['another form', { findings: 'none' }],
    ['a path outside', { findings: [{ ...grams, file: 'content/../lib/x.ts' }] }],
    ['another folder', { findings: [{ ...grams, file: '/etc/passwd' }] }],
    ['a line break in a name', { findings: [{ ...grams, file: 'content/a\n.md' }] }],
  ])('is not used: %s', async (_, result) => {
    expect(await comment(result)).toContain('### The content could not be checked')
    expect(github.written).toEqual(['POST /issues/7/comments'])
  })
})

test.each([
  ['a long line', { lines: ['x'.repeat(5_001)] }],
  ['a line break in a line', { lines: ['a\n```'] }],
  ['lines backwards', { to: 1 }],
])('a repair with %s is left out alone, and counted', async (_, change) => {
  const body = await comment({
    findings: [
      { ...grams, repair: { ...repair, ...change } },
      { ...grams, repair },
    ],
  })
  expect(body).toContain('### 2 mistakes keep')
  expect(body).toContain('1 correction is too long to be shown here.')
  expect(github.suggestions).toHaveLength(1)
})

describe('the pull request', () => {
  test.each([
    ['was closed', () => github.pulls.splice(0)],
    ['has a newer commit', () => github.pulls.splice(0, 1, { ...first(), head: github.head('def') })],
    ['is that of a fork', () => github.pulls.splice(0, 1, { ...first(), head: github.head('abc', 'x/website') })],
    ['has another branch', () => github.pulls.splice(0, 1, { ...first(), head: { ...github.head('abc'), ref: 'x' } })],
    ['leads into another branch', () => github.pulls.splice(0, 1, { ...first(), base: { ref: 'old' } })],
  ])('%s: nothing is written', async (_, change) => {
    change()
    expect(await commentOnPullRequest(settings(), undefined)).toContain('No open pull request')
    expect(github.written).toEqual([])
  })

  const first = () => ({ number: 7, base: { ref: 'main' }, head: github.head('abc') })

  test('is found among many, and the comment says when the check had no result', async () => {
    github.pulls = [...Array(120).fill({ ...first(), number: 8, head: github.head('def') }), first()]
    await commentOnPullRequest(settings(), undefined)
    expect(github.comments[0]?.body).toContain('stopped before it had a result. [The run](<https://github.test/run>)')
  })
})

test.each([
  [403, 'Not accessible', /did not write the comment \(403, Not accessible\)\. The job needs the permission/],
  [422, 'Validation Failed', /GitHub did not write the comment \(422, Validation Failed\)\.$/],
  [429, 'Slow down', /\(429, Slow down\).*run this workflow again later/],
])('a refusal of GitHub (%s, %s) becomes a sentence', async (status, message, sentence) => {
  github.refuse = (asked) => (asked === 'POST /issues/7/comments' ? [status, message] : undefined)
  await expect(comment({ findings: [] })).rejects.toThrow(sentence)
})
