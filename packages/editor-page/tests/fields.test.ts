import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { formSchema, namingField, toField, toFields } from '../src/fields'
import { site } from './site'

const fieldOf = (schema: z.ZodType) => toField('thing', formSchema(schema, site))

/** A text of a list that the shop's file has. */
const kind = z.string().meta({ choices: { collection: 'shop', field: 'kinds' } })

describe('the form field of', () => {
  it.each<[string, z.ZodType, object]>([
    ['a line', z.string().max(60), { widget: 'string', type: 'text', maxlength: 60 }],
    ['a long text', z.string().max(200), { widget: 'text', maxlength: 200 }],
    ['a day', z.iso.date(), { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' }],
    ['an e-mail address', z.email(), { widget: 'string', type: 'email' }],
    ['a web address', z.url(), { widget: 'string', type: 'url' }],
    ['a picture', z.string().meta({ link: 'picture' }), { widget: 'image', choose_url: false }],
    [
      'a choice',
      z.enum(['FULL_TIME', 'lead-form']),
      {
        widget: 'select',
        options: [
          { value: 'FULL_TIME', label: 'Full time' },
          { value: 'lead-form', label: 'Lead form' },
        ],
      },
    ],
    ['a choice of a list', kind, { widget: 'relation', collection: 'settings', file: 'shop', value_field: 'kinds.*' }],
    [
      'a reference',
      z.string().meta({ reference: 'breads' }),
      { widget: 'relation', collection: 'breads', value_field: '{{slug}}' },
    ],
    ['a switch', z.boolean(), { widget: 'boolean', required: false }],
    ['a number, which stays as it is typed', z.int().min(1).max(9), { widget: 'string', type: 'text' }],
    ['several choices', z.array(z.enum(['a'])).min(1), { widget: 'select', multiple: true, min: 1, required: true }],
    ['a list of texts', z.array(z.string()).length(2), { widget: 'list', min: 2, max: 2, field: { widget: 'string' } }],
    ['a list that may be empty', z.array(z.int()).max(3), { widget: 'list', required: false, max: 3 }],
    [
      'a list of lists',
      z.array(z.array(z.int())),
      { widget: 'list', field: { widget: 'list', field: { widget: 'string' } } },
    ],
    [
      'a list of groups',
      z.array(z.strictObject({ icon: z.enum(['x']), name: z.string() }).meta({ title: 'Part' })),
      {
        widget: 'list',
        label_singular: 'Part',
        summary: '{{fields.name}}',
        fields: [{ name: 'icon' }, { name: 'name' }],
      },
    ],
    ['a group', z.strictObject({ one: z.string() }), { widget: 'object', fields: [{ name: 'one', label: 'One' }] }],
  ])('%s', (_, schema, field) => {
    expect(fieldOf(schema)).toMatchObject({ name: 'thing', ...field })
  })

  it('a field shows its label and its hint, and is required unless it is optional', () => {
    const schema = z.strictObject({
      leadForm: z.string(),
      note: z.string().meta({ title: 'Small note', description: 'Shown below' }).optional(),
    })
    expect(toFields(formSchema(schema, site))).toMatchObject([
      { name: 'leadForm', label: 'Lead form', required: true },
      { name: 'note', label: 'Small note', hint: 'Shown below', required: false },
    ])
  })
})

describe('the text that stands for a group', () => {
  it.each<[string, z.ZodType, string | undefined]>([
    ['the first required line', z.object({ eyebrow: z.string().optional(), heading: z.string() }), 'heading'],
    ['a heading below another line', z.object({ eyebrow: z.string(), headline: z.string() }), 'headline'],
    ['not an id', z.object({ id: z.string().regex(/^[a-z]+$/, 'must be short'), title: z.string() }), 'title'],
    ['not a unit', z.object({ value: z.string().max(8), unit: z.string().max(4), claim: z.string().max(40) }), 'claim'],
    ['the only text, however short', z.object({ value: z.string().max(8) }), 'value'],
    ['not a choice from a list', z.object({ kind, question: z.string() }), 'question'],
    ['nothing without a text', z.object({ days: z.array(z.int()) }), undefined],
  ])('is %s', (_, schema, name) => {
    expect(namingField(formSchema(schema, site))).toBe(name)
  })
})
