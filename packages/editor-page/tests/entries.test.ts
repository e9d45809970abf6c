import { describe, expect, it } from 'vitest'
import { type FormValues, findProblems, fromFile, toFile } from '../src'
import { formValues, nest } from '../src/entries'
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

  it('a number is a text in a form, what is no number stays as it is typed, and ids that Sveltia CMS adds are left out', () => {
    const values = formValues(rye)
    expect(values).toMatchObject({ weight: '900', steps: [{ minutes: '10' }, { minutes: '50' }] })
    expect(toFile(breads, values)).toBe(toFile(breads, rye))
    expect(toFile(breads, { ...values, weight: '1.320' })).toContain("weight: '1.320'")
    expect(toFile(breads, { ...values, weight: '' })).toContain("weight: ''")
    const moved = JSON.parse(JSON.stringify(values).replaceAll('{"name"', '{"__sc_item_id":"a","name"'))
    expect(toFile(breads, moved)).toBe(toFile(breads, rye))
  })

  it('an entry whose fields have no end is not read', () => {
    expect(() => fromFile(notes, '---\ntitle: A\n')).toThrow('write a line "---" below them')
  })

  it('an entry without a body has an empty one, and a trimmed one begins with the spaces of its first line', () => {
    expect(toFile(notes, { title: 'A' })).toBe('---\ntitle: A\n---\n')
    const file = '---\ntitle: A\n---\n\n    code\n\nText\n'
    expect(toFile(notes, { title: 'B', body: 'code\n\nText' }, file)).toBe(file.replace('A', 'B'))
    expect(toFile(notes, { title: 'A', body: 'Words' }, file)).toBe('---\ntitle: A\n---\n\nWords\n')
  })

  it('a file keeps its layout and comments but for what was edited, and its comments where an edit has no place of its own', () => {
    const steps = 'steps:\n  # first\n  - name: Mix\n    minutes: 10\n\n  - { name: Bake, minutes: 50 }\n'
    const file = `# Ours\nid: rye # its name\ntitle: "Rye"\n\nkind: Dark\nweight: 900   # was 800\n${steps}`
    const values = formValues(fromFile(breads, file))
    expect(toFile(breads, values, file)).toBe(file)
    const edited = { ...values, title: 'Rye bread', weight: '950' }
    expect(toFile(breads, edited, file)).toBe(file.replace('"Rye"', '"Rye bread"').replace('900', '950'))
    const unordered = `weight: 900 # was 800\nid: rye\ntitle: Rye\nkind: Dark\n${steps}`
    expect(toFile(breads, edited, unordered)).toBe(
      toFile(breads, edited).replace('950', '950 # was 800').replace('  - name: Mix', '  # first\n  - name: Mix'),
    )
  })
})

it('values by the paths of their fields are nested', () => {
  const nested = nest({ id: 'rye', tags: [], 'tags.0': 'Dark', 'steps.1.name': 'Bake', 'steps.0.name': 'Mix' })
  expect(nested).toEqual({ id: 'rye', tags: ['Dark'], steps: [{ name: 'Mix' }, { name: 'Bake' }] })
})

describe('the problems of a form', () => {
  const bakedSoon = {
    ...rye,
    steps: [
      { name: 'Mix', minutes: 10 },
      { name: 'Bake', minutes: 'soon' },
    ],
  }

  it.each<[string, FormValues, unknown[]]>([
    ['content/breads/rye.yaml', rye, []],
    [
      'content/breads/rye.yaml',
      bakedSoon,
      [
        {
          field: 'steps.1.minutes',
          sentence: 'steps 2, minutes: Write 10.',
          isWarning: false,
          correction: [['steps.1.minutes', '10']],
        },
      ],
    ],
    [
      'content/notes/index.md',
      { title: 'A', body: 'One.' },
      [{ field: '', sentence: 'Name in the address: Hosts take it.', isWarning: false }],
    ],
    [
      'content/notes/one.md',
      { title: 'A', body: '<b>One</b>' },
      [{ field: 'body', sentence: 'Text, at “<b>One”: HTML cannot be used.', isWarning: true }],
    ],
    ['content/notes/one.md', { title: 'A', body: '![A](blob:x)' }, []],
    ['content/other/one.md', { title: 'A', body: '<b>One</b>' }, []],
    ['content/notes/old/one.md', { title: 'A', body: '<b>One</b>' }, []],
  ])('%s are told by the labels of its form, with what corrects them: %j', (path, values, problems) => {
    expect(findProblems(site, path, values, [])).toEqual(problems)
  })
})
