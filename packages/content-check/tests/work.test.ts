import { Session } from 'node:inspector/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { check, treeOf, validFiles } from './kitchen'

const isNightly = process.env['TEST_EVERYTHING'] === 'true'

const session = new Session()
beforeAll(async () => {
  session.connect()
  await session.post('Profiler.enable')
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true })
})
afterAll(() => session.disconnect())

/**
 * Counts the steps of some work: how often functions and blocks of code run, those of libraries included, as V8 counts them for coverage, and how many
 * characters regular expressions go through. Both are the same in every run on any machine, as seconds are not. What an expression goes
 * through twice by itself is not counted; lines and words have a greatest length for that reason.
 */
const stepsOf = async (work: () => void): Promise<number> => {
  await session.post('Profiler.takePreciseCoverage')
  const { exec } = RegExp.prototype
  let characters = 0
  RegExp.prototype.exec = function count(text) {
    const from = this.global || this.sticky ? this.lastIndex : 0
    const found = exec.call(this, text)
    const end = found ? found.index + found[0].length : this.sticky ? from : text.length
    characters += end - from + 1
    return found
  }
  try {
    work()
  } finally {
    RegExp.prototype.exec = exec
  }
  const { result } = await session.post('Profiler.takePreciseCoverage')
  const counts = result.flatMap(({ functions }) => functions.flatMap(({ ranges }) => ranges.map(({ count }) => count)))
  return counts.reduce((sum, each) => sum + each, characters)
}

/** A file that has a text in one place, which may make it invalid. */
const places: Readonly<Record<string, (text: string) => Record<string, string>>> = {
  article: (text) => ({ 'recipes/soup.mdx': `${validFiles['recipes/soup.mdx']}\n${text}\n` }),
  body: (text) => ({ 'notes/salt.md': `${validFiles['notes/salt.md']}\n${text}\n` }),
  'front matter': (text) => ({ 'notes/salt.md': `---\ntitle: Salt\n${text}\n---\n\nSalt.\n` }),
  field: (text) => ({ 'notes/salt.md': `---\ntitle: "${JSON.stringify(text).slice(1, -1)}"\n---\n\nSalt.\n` }),
  YAML: (text) => ({ 'cooks/ben.yaml': `name: Ben\n${text}\n` }),
}

/** A text of signs, in words, lines, and paragraphs that are as long as they may be. */
const hostile = (sign: string, length: number): string => {
  const word = /\s/.test(sign) ? sign : `${sign.repeat(Math.ceil(100 / sign.length))} `
  const paragraph = word.repeat(Math.ceil(800 / word.length))
  return `${paragraph}\n\n`.repeat(Math.ceil(length / paragraph.length))
}

const single = [...'!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~a1 \t’“']
const pairs =
  '](¦[a]: b\n¦\n[a]: b¦www.¦<a>¦<A>¦</a¦<a href="¦{a}¦a@¦http://¦*a¦_a¦~~a¦`a`¦- a\n¦\n- ¦1. a\n¦> a\n¦# a\n¦a: b\n¦a:\n  - b\n¦| a |\n|-|\n¦[^a]: b\n¦&a;¦"a" ¦! [¦TODO ¦\ta¦Ada 10:32 '
const signs = [...single, ...pairs.split('¦')]
/** Of all places and signs those whose work once grew with the square; in the night all. */
const few = [
  ['article', '<'],
  ['body', ']('],
  ['YAML', '1. a\n'],
  ['YAML', 'a: b\n'],
] as const
const cases = isNightly ? Object.keys(places).flatMap((place) => signs.map((sign) => [place, sign] as const)) : few

test.each(cases)('twice as long a text is twice the work: %s of %j', async (place, sign) => {
  const work = (length: number) => stepsOf(() => check.checkTree(treeOf(places[place]?.(hostile(sign, length)))))
  await work(100)
  const [once, twice] = [await work(2500), await work(5000)]
  expect(twice / once).toBeLessThan(2.4)
})

test('a hundred mistakes of a kind are reported, and how many there are', () => {
  const { errors } = check.checkTree(treeOf({ 'notes/salt.md': `---\ntitle: Salt\n---\n\n${'{a} '.repeat(250)}\n` }))
  expect(errors).toHaveLength(100)
  expect(errors.at(-1)?.message).toMatch(/; and 150 more of this kind in the file$/)
})
