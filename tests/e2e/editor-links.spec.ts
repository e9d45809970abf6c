import { expect } from '@playwright/test'
import { readTexts } from '@/tools/editor/edit-mode'
import { test } from './support/editor-site'

/** Numbers from 0 to 1, the same in every run. */
function* seededNumbers(seed: number): Generator<number> {
  for (let state = seed; ; state = (state * 48_271) % 2_147_483_647) yield state / 2_147_483_647
}

/** Some of the items, the same in every run. */
const sample = <Item>(items: readonly Item[], count: number): Item[] => {
  const numbers = seededNumbers(20_261_125)
  const keyed = items.map((item) => ({ item, key: numbers.next().value }))
  return keyed
    .sort((a, b) => a.key - b.key)
    .slice(0, count)
    .map(({ item }) => item)
}

/** Forms, and fields of each, that are opened in every run. The nightly run opens all. */
const [forms, fieldsOfEach] = [10, 6]

test('a link to a field opens its form with the focus in that field and in view', async ({ form }) => {
  const index = readTexts(false)
  const all = process.env['EDIT_ALL_FILES'] === 'true'
  const places = sample(index.files, all ? index.files.length : forms).flatMap((file) =>
    sample(file.texts, all ? file.texts.length : fieldsOfEach).map((text) => ({ ...text, file })),
  )
  test.setTimeout(60_000 + places.length * 4_000)
  await form.open()
  for (const { file, path, text } of places) {
    const query = new URLSearchParams({ field: path, ...(path === 'body' && { text: text.slice(0, 60) }) })
    await form.followLink(`${file.form}?${query}`)
    // A list of choices is one field.
    await expect
      .configure({ soft: true })
      .poll(() => form.focused(), { message: `${file.path} ${path}`, intervals: [100] })
      .toMatch(new RegExp(`^${path.replace(/\.\d+$/, '(?:$&)?')}$`))
  }
})
