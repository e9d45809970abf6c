import { describe, expect, it } from 'vitest'
import { type FormValues, findMistakes, fromFile, toFile } from '../src'
import { bodyFormat, formatName } from '../src/entries'
import { site } from './site'

const { shop, breads, notes, stories } = site.collections

const rye: FormValues = {
  id: 'rye',
  title: 'Rye',
  kind: 'Dark',
  weight: 900,
  steps: [
    { name: 'Mix', minutes: 10 },
    { name: 'Bake', minutes: 50 },
  ],
}

describe('a file as the values of a form', () => {
  it.each([
    ['fields', shop, 'name: Oven\nkinds:\n  - Dark\n', { name: 'Oven', kinds: ['Dark'] }],
    ['a Markdown body', notes, '---\ntitle: A\n---\n\nOne.\n\n- Two\n', { title: 'A', body: 'One.\n\n- Two\n' }],
    [
      'an MDX body',
      stories,
      '---\ntitle: A\nbread: rye\n---\n\n<Fact value="1" />\n',
      { title: 'A', bread: 'rye', body: '<Fact value="1" />\n' },
    ],
  ])('%s', (_, collection, text, values) => {
    expect(fromFile(collection, text)).toEqual(values)
    expect(toFile(collection, values)).toBe(text)
  })

  it('an entry whose fields have no end is not read', () => {
    expect(() => fromFile(notes, '---\ntitle: A\n')).toThrow('write a line "---" below them')
  })

  it('an entry without a body has an empty one', () => {
    expect(toFile(notes, { title: 'A' })).toBe('---\ntitle: A\n---\n')
  })

  it('the name of a format ends as Sveltia CMS asks for it', () => {
    expect([formatName('breads', breads), formatName('notes', notes)]).toEqual(['breads-yaml', 'notes-frontmatter'])
    expect([breads, notes, stories].map(bodyFormat)).toEqual([undefined, 'md', 'mdx'])
  })
})

describe('the mistakes in a form', () => {
  it.each<[string, FormValues, string[]]>([
    ['content/breads/rye.yaml', rye, []],
    [
      'content/breads/rye.yaml',
      {
        ...rye,
        steps: [
          { name: 'Mix', minutes: 10 },
          { name: 'Bake', minutes: 'soon' },
        ],
      },
      ['Steps 2, Minutes: write 10.'],
    ],
    ['content/notes/index.md', { title: 'A', body: 'One.' }, ['Name in the address: hosts take it.']],
    ['content/notes/one.md', { title: 'A', body: '<b>One</b>' }, ['Text: HTML cannot be used.']],
    ['content/other/one.md', { title: 'A', body: '<b>One</b>' }, []],
    ['content/notes/old/one.md', { title: 'A', body: '<b>One</b>' }, []],
  ])('%s are told by the labels of its form: %j', (path, values, mistakes) => {
    expect(findMistakes(site, path, values, 'https://acme.example')).toEqual(mistakes)
  })
})
