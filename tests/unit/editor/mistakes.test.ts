import { describe, expect, it } from 'vitest'
import type { CollectionName } from '@/lib/content/collections'
import { fromFile, toFile } from '@/lib/editor/formats'
import { findMistakes } from '@/lib/editor/mistakes'
import { validFiles } from '../../content/fixture'

const files = validFiles()

const job: [CollectionName, string] = ['jobs', 'jobs/engineer.yaml']
const tool: [CollectionName, string] = ['planTools', 'plan-tools/order-desk.yaml']
const question: [CollectionName, string] = ['faq', 'faq/how-soon.md']
const article: [CollectionName, string] = ['articles', 'articles/smart-shelves-retail-ai.mdx']

/** The mistakes in a form after an edit. */
const mistakesAfter = ([name, path]: [CollectionName, string], edit: object) =>
  findMistakes(`content/${path}`, { ...fromFile(name, files[path] ?? ''), ...edit })

describe('the mistakes in a form', () => {
  it.each<[[CollectionName, string], object, string]>([
    [job, { title: 'Engineer ' }, 'Job title: "Engineer " has spaces at the start or end; remove them.'],
    [
      job,
      { whyJoin: [{ text: 'Good work', color: 'blue' }] },
      'Reasons to join 1, Color: "blue" is not one of the allowed values; write "primary", "accent", or "neutral".',
    ],
    [
      job,
      { id: 'builder' },
      'Name in the address: the id "builder" differs from the file name; write "engineer", or rename the file.',
    ],
    [tool, { price: '1.320' }, 'Price: found the text "1.320" where a number is expected; write 1320 or 1.32.'],
    [tool, { price: '1.329' }, 'Price: found the text "1.329" where a number is expected; write 1329 or 1.33.'],
    [question, { body: 'See <b>this</b>.' }, 'Text: HTML such as <b> cannot be used; for bold text write **text**.'],
  ])('are told by label and in the words of the content check: %j, %j', (file, edit, message) => {
    expect(mistakesAfter(file, edit)).toContain(message)
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

  it.each([job, question, article, ['site', 'site.yaml'] satisfies [CollectionName, string]])(
    'are none in a valid document of %s, which a form writes back as it is',
    (name, path) => {
      expect(mistakesAfter([name, path], {})).toEqual([])
      const text = toFile(name, fromFile(name, files[path] ?? ''))
      expect(toFile(name, fromFile(name, text))).toBe(text)
      expect(fromFile(name, text)).toEqual(fromFile(name, files[path] ?? ''))
    },
  )
})
