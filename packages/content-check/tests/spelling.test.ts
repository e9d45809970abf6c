import { checkSpelling } from '@site/content-check/node'
import { expect, test } from 'vitest'
import { checkTree } from '@/lib/content/check'
import { cachedEntries } from '../../content/cached-entries'
import { toTree, validFiles } from '../../content/fixture'

const article = 'articles/smart-shelves-retail-ai.mdx'
const valid = validFiles()
const read = cachedEntries()

/** The words that the check warns of, with the lines that it prints, when files are replaced or added. */
const warningsFor = (files: Record<string, string>): string[] => {
  const { problems, warnings } = checkTree(toTree({ ...valid, ...files }), read, [checkSpelling])
  expect(problems).toEqual([])
  return warnings.map(({ file, line, column, path, message }) => `${file}:${line}:${column} ${path}: ${message}`)
}

const withBody = (...lines: string[]): Record<string, string> => ({
  [article]: (valid[article] ?? '').replace('## Fix the counting first', `${lines.join('\n\n')}\n\n## Last`),
})

const wordsIn = (warnings: readonly string[]): (string | undefined)[] =>
  warnings.map((line) => /spelling of "([^"]*)"/.exec(line)?.[1])

test('a misspelled word is a warning at its first place in a document, with what may be meant and the way to allow it', () => {
  expect(warningsFor(withBody('You recieve it, and recieve it again.'))).toEqual([
    `content/${article}:12:5 body: check the spelling of "recieve"; did you mean "receive" or "relieve"? If it is right, add it to content/dictionary.txt`,
  ])
})

test('British spellings, misspelled first words, titles, captions, and doubled apostrophes are seen', () => {
  const files = withBody(
    'The colour.',
    'Teh end. Thier end.',
    '<Callout title="A tset of words">\n\nText.\n\n</Callout>',
    '<Figure caption="Shlef">\n\n- One\n\n</Figure>',
  )
  const text = (files[article] ?? '')
    .replace('title: Smart Shelves', 'title: Smart Shlves for Every Store')
    .replace('callToActionText: Tell us about', "callToActionText: 'We don''t, dosen''t")
    .replace('your shelves.', "your shelves.'")
  expect(wordsIn(warningsFor({ [article]: text }))).toEqual([
    'Shlves',
    "dosen't",
    'colour',
    'Teh',
    'Thier',
    'tset',
    'Shlef',
  ])
})

test('names, codes, addresses, code, and placeholders are left alone', () => {
  const job = (valid['jobs/engineer.yaml'] ?? '').replace(
    'Good work',
    'Good work at {brand}, with JSONL, QuickBoks and B2Bx',
  )
  const text = withBody(
    'We asked Zoltan Kaszics in Kirkwoodia about `npm rnu` and the kWh of 3xlarge.',
    'See [this](https://exampel.com/abuot), https://exampel.org/xyzzy, and the client’s and the clients’ APIs.',
  )
  expect(warningsFor({ ...text, 'jobs/engineer.yaml': job })).toEqual([])
})

test('words of the project and names of people and firms are right everywhere', () => {
  const testimonial = (valid['testimonials/launch.yaml'] ?? '').replace('name: Ana', 'name: Ana Kaszics')
  const text = withBody('Kaszics said so. The webhooks and the grumblets work.')
  const dictionary = '# Our words\ngrumblets # made here\nwebhooks\n'
  expect(warningsFor({ ...text, 'testimonials/launch.yaml': testimonial, 'dictionary.txt': dictionary })).toEqual([])
  expect(wordsIn(warningsFor(text))).toEqual(['Kaszics', 'webhooks', 'grumblets'])
})

test('names of documents, addresses, attributes, and parts of a word are no words', () => {
  const tool = (valid['plan-tools/order-desk.yaml'] ?? '')
    .replace('service: consulting', 'service: consultng')
    .replace('Reads orders', 'Inv\u200Boices orders')
  const site = (valid['site.yaml'] ?? '').replace('href: /about', 'href: /aboot')
  const text = withBody("<Figure src='/images/shelf.webp' alt='A shelf' caption='The shelf' />")
  const files = { ...valid, ...text, 'plan-tools/order-desk.yaml': tool, 'site.yaml': site }
  const { problems, warnings } = checkTree(toTree(files), read, [checkSpelling])
  expect(problems).toHaveLength(4)
  expect(warnings).toEqual([])
})

test('the code of a picture that was pasted into a text is no words, however long it is', () => {
  const code = 'iVBORw0KGgo'.repeat(50_000)
  const body = `Soon. ![A shelf](data:image/png;base64,${code}) <data:image/png;base64,${code}>`
  const files = { ...valid, 'faq/how-soon.md': (valid['faq/how-soon.md'] ?? '').replace('Soon.', body) }
  expect(checkTree(toTree(files), read, [checkSpelling]).warnings).toEqual([])
})
