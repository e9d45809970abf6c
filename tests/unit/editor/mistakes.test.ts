import { describe, expect, it } from 'vitest'
import type { CollectionName } from '@/lib/content/collections'
import { type FormValues, fromFile, toFile } from '@/lib/editor/formats'
import { findMistakes } from '@/lib/editor/mistakes'
import { validFiles } from '../../content/fixture'

const files = validFiles()

/** The values of a form after an edit. */
const edited = (name: CollectionName, path: string, edit: (values: FormValues) => object) => {
  const values = fromFile(name, files[path] ?? '')
  return findMistakes(`content/${path}`, { ...values, ...edit(values) })
}

describe('the mistakes in a form', () => {
  it.each<[string, CollectionName, string, (values: FormValues) => object, string]>([
    [
      'a field',
      'jobs',
      'jobs/engineer.yaml',
      () => ({ title: 'Engineer ' }),
      'Job title: "Engineer " has spaces at the start or end; remove them.',
    ],
    [
      'a field of a list',
      'jobs',
      'jobs/engineer.yaml',
      () => ({ whyJoin: [{ text: 'Good work', color: 'blue' }] }),
      'Reasons to join 1, Color: "blue" is not one of the allowed values; write "primary", "accent", or "neutral".',
    ],
    [
      'an id that is not the name of the file',
      'jobs',
      'jobs/engineer.yaml',
      () => ({ id: 'builder' }),
      'Name in the address: the id "builder" differs from the file name; write "engineer", or rename the file.',
    ],
    [
      'a number whose point may separate thousands',
      'planTools',
      'plan-tools/order-desk.yaml',
      () => ({ price: '1.320' }),
      'Price: found the text "1.320" where a number is expected; write 1320 or 1.32.',
    ],
    [
      'a number with three decimals, of which the field has two',
      'planTools',
      'plan-tools/order-desk.yaml',
      () => ({ price: '1.329' }),
      'Price: found the text "1.329" where a number is expected; write 1329 or 1.33.',
    ],
    [
      'the text',
      'faq',
      'faq/how-soon.md',
      () => ({ body: 'See <b>this</b>.' }),
      'Text: HTML such as <b> cannot be used; for bold text write **text**.',
    ],
  ])('are told by label and in the words of the content check: %s', (_, name, path, edit, message) => {
    expect(edited(name, path, edit)).toContain(message)
  })

  it('are told of a name that no address can have', () => {
    const values = fromFile('articles', files['articles/smart-shelves-retail-ai.mdx'] ?? '')
    expect(findMistakes('content/articles/index.mdx', values)).toEqual([
      expect.stringMatching(/^Name of the file: hosts take "index"/),
    ])
  })

  it('are none in a number with three decimals where thousands are impossible', () => {
    const costs = { label: 'Any', factor: '1.125' }
    const text = toFile('roi', { primaryGoal: { options: { costs } } })
    expect(text).toContain('factor: 1.125\n')
  })

  it.each<[CollectionName, string]>([
    ['jobs', 'jobs/engineer.yaml'],
    ['faq', 'faq/how-soon.md'],
    ['articles', 'articles/smart-shelves-retail-ai.mdx'],
    ['site', 'site.yaml'],
  ])('are none in a valid document of %s, which a form writes back as it is', (name, path) => {
    expect(edited(name, path, () => ({}))).toEqual([])
    const text = toFile(name, fromFile(name, files[path] ?? ''))
    expect(toFile(name, fromFile(name, text))).toBe(text)
    expect(fromFile(name, text)).toEqual(fromFile(name, files[path] ?? ''))
  })
})
