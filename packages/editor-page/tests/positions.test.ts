import { expect, it } from 'vitest'
import { z } from 'zod'
import { formSchema, toFields } from '../src/fields'
import { positionIn, withPosition } from '../src/positions'
import { site } from './site'

/** The field of a position, for entries that may change. */
const positionOf = (position: string, entries: Record<string, unknown>[]) => {
  const schema = formSchema(
    z.strictObject({ name: z.string(), order: z.int().meta({ description: 'Smaller first', position }) }),
    site,
  )
  return withPosition(toFields(schema), positionIn(schema), 'name', () => entries)[1]
}

it('a position fills itself in with the next free one, and its hint lists the taken ones', () => {
  const entries = [
    { name: 'Rye', order: 20 },
    { name: 'Wheat with seeds of pumpkins', order: 10 },
  ]
  const field = positionOf('all', entries)
  expect(field).toMatchObject({ default: '30', hint: 'Smaller first. Taken: 10 Wheat with seeds of pump, 20 Rye' })
  // Both are computed when a form is opened.
  entries.push({ name: 'Oat', order: 35 })
  expect(field).toMatchObject({ default: '40', hint: expect.stringContaining('35 Oat') })
})

it('positions that count within groups are listed by group, and the next is free in each', () => {
  const entries = [
    { name: 'Rye', kind: 'Dark', order: 10 },
    { name: 'Toast', kind: 'White', order: 10 },
    { name: 'Oat', kind: 'Dark', order: 20 },
  ]
  expect(positionOf('kind', entries)).toMatchObject({
    default: '30',
    hint: 'Smaller first. Taken: Dark: 10, 20; White: 10',
  })
})

it('the first position is free', () => {
  expect(positionOf('all', [])).toMatchObject({ default: '10', hint: 'Smaller first' })
})
