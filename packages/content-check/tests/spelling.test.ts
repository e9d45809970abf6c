import dictionary from 'dictionary-en'
import { expect, test } from 'vitest'
import { checkSpelling } from '../src/node'
import { check, treeOf, validFiles } from './kitchen'

const soup = 'recipes/soup.mdx'
const text = validFiles[soup] ?? ''
const spelling = checkSpelling({ dictionary: () => dictionary, ownWords: 'words.txt', names: { cooks: ['name'] } })

/** The words that the check warns of, with the lines that it prints, when files are replaced or added. */
const warningsFor = (files: Record<string, string>): string[] => {
  const { errors, warnings } = check.checkTree(treeOf(files), undefined, [spelling])
  expect(errors).toEqual([])
  return warnings.map(({ file, line, column, path, message }) => `${file}:${line}:${column} ${path}: ${message}`)
}

const withBody = (...lines: string[]): Record<string, string> => ({
  [soup]: text.replace('It warms you.', `${lines.join('\n\n')}\n\n`),
})

const wordsIn = (warnings: readonly string[]): (string | undefined)[] =>
  warnings.map((line) => /spelling of "([^"]*)"/.exec(line)?.[1])

test('a misspelled word is a warning at its first place in an entry, with what may be meant and the way to allow it', () => {
  expect(warningsFor(withBody('You recieve it, and recieve it again.'))).toEqual([
    `food/${soup}:11:5 body: check the spelling of "recieve"; did you mean "receive" or "relieve"? If it is right, add it to food/words.txt`,
  ])
})

test('British spellings, misspelled first words, titles, captions, and doubled apostrophes are seen', () => {
  const { [soup]: body = '' } = withBody(
    'The colour.',
    'Teh end. Thier end.',
    '<Tip title="A tset of words">\n\nText.\n\n</Tip>',
  )
  const files = { [soup]: body.replace('title: Pea soup', "title: 'Pea Suop, Dosen''t Boil'") }
  expect(wordsIn(warningsFor(files))).toEqual(['Suop', "Dosen't", 'colour', 'Teh', 'Thier', 'tset'])
})

test('names, codes, addresses, code, and placeholders are left alone', () => {
  const body = withBody(
    'We asked Zoltan Kaszics in Kirkwoodia about `npm rnu` and the kWh of 3xlarge, JSONL and B2Bx: caf\u00E9, nai\u0308ve.',
    'See [this](https://exampel.com/abuot), https://exampel.org/xyzzy, and the client’s and the clients’ APIs.\n\n~~~jsonx\nlet\n~~~',
  )
  expect(warningsFor(body)).toEqual([])
})

test('words of the project and names of people are right everywhere', () => {
  const body = withBody('Kaszics said so. The grumblets and the frobs work.')
  const own = '# Our words\ngrumblets # made here\nfrob\n'
  expect(warningsFor({ ...body, 'cooks/zoltan.yaml': 'name: Zoltan Kaszics\n', 'words.txt': own })).toEqual([])
  expect(wordsIn(warningsFor(body))).toEqual(['Kaszics', 'grumblets', 'frobs'])
})

test('technical words and their plurals are right, and their misspellings are seen', () => {
  expect(warningsFor(withBody('The api of npm, webpack, a url, two webhooks, and the lifecycle.'))).toEqual([])
  expect(wordsIn(warningsFor(withBody('The wepback of the webhok.')))).toEqual(['wepback', 'webhok'])
})

test('names of entries, addresses, parts of a word, and the code of a picture are no words, however long', () => {
  const code = 'iVBORw0KGgo'.repeat(50_000)
  const files = {
    [soup]: text.replace('cook: ada', 'cook: adaa').replace('Wash', 'Wa\u200Bshes'),
    'cooks/ada.yaml': 'name: Ada\npage: /recipez\n',
    'notes/salt.md': `---\ntitle: Salt\n---\n\nSoon. ![A bowl](data:image/png;base64,${code})\n`,
  }
  expect(check.checkTree(treeOf(files), undefined, [spelling]).warnings).toEqual([])
})
