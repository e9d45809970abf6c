import { z } from 'zod'
import { iconNames } from '../../sprite/icons'

/*
 * The kinds of fields that the schemas are made of. Each field has a label (`title`); where the label does not say enough, a hint
 * (`description`), which messages show as well; and an example. Forms, docs/editing.md, and code editors show all three. Forms have
 * fields whose metadata say `place: 'top'` below the title, and those with `place: 'end'`, which are rare, below all others and the text.
 */

/** What is shown of a field. */
const shown = (title: string, ...examples: unknown[]) => ({ title, examples })

/** One line of text: trimmed, not empty, within `max` characters. */
export const line = (label: string, max: number, example: string, min = 1) =>
  z
    .string()
    .min(min)
    .max(max)
    .refine((value) => value.trim() === value, 'has spaces at the start or end; remove them')
    .refine((value) => !value.includes('\n'), 'must be one line; remove the line break')
    .meta({ title: label, examples: [example] })

/** A paragraph of running text: not empty, within `max` characters. */
export const paragraph = (label: string, max: number, example: string) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .meta({ ...shown(label, example), prose: true })

/** What the site has several of, by the placeholder for its number: the collection, and the noun for one and for more. */
export const counted = {
  articleCount: ['articles', 'article', 'articles'],
  jobCount: ['jobs', 'job', 'jobs'],
  personCount: ['team', 'person', 'people'],
  serviceCount: ['services', 'service', 'services'],
  toolCount: ['planTools', 'tool', 'tools'],
  useCaseCount: ['useCases', 'use case', 'use cases'],
} as const

/** The facts that any text may contain as `{name}`; their values are in content/site.yaml, but for numbers of entries and of the calculator's questions. */
export const placeholderNames = [
  'brand',
  'legalName',
  'email',
  'phone',
  'location',
  'priceNote',
  'projectPrice',
  'setupPrice',
  'callMinutes',
  'questions',
  ...(Object.keys(counted) as (keyof typeof counted)[]),
] as const

/** A line in which the site replaces each `{name}` of the example by a value, such as `Step {step} of {steps}`, so that none may be missing. */
export const template = (label: string, max: number, example: string, min = 1) => {
  const facts = placeholderNames.map((name) => `{${name}}`)
  const marks = (example.match(/\{[\w ]+\}/g) ?? []).filter((mark) => !facts.includes(mark))
  const without = (text: unknown) => marks.filter((mark) => !String(text).includes(mark))
  return line(label, max, example, min)
    .refine((text) => without(text).length === 0, {
      error: ({ input }) => {
        const missing = without(input)
        return `must contain ${missing.join(' and ')}, which the site replaces by ${missing.length === 1 ? 'the value' : 'the values'}`
      },
    })
    .describe(`${label}. Replaced: ${marks.join(', ')}`)
}

/**
 * For a refinement that compares fields: it runs as soon as these fields are right, whatever others are, so that one run reports every
 * mistake, and a field that is wrong itself is reported alone.
 */
export const onceValid = (shape: z.ZodRawShape) => {
  const fields = z.object(shape)
  return ({ value }: { value: unknown }): boolean => fields.safeParse(value).success
}

/** A group whose field `to`, the most or the last, is not below or before its field `from`: numbers or days, of which either may be left out. */
export const range = <Fields extends z.ZodObject>(fields: Fields, from: string, to: string): Fields =>
  fields.refine((values) => !(Object(values)[to] < Object(values)[from]), {
    path: [to],
    error: ({ input }) => {
      const start = Object(input)[from]
      const [less, more] =
        typeof start === 'number' ? ['less than', 'number or a larger'] : ['before', 'day or a later']
      return `is ${less} ${start}, where this range starts; write that ${more} one`
    },
    when: onceValid({ [from]: fields.shape[from] ?? z.any(), [to]: fields.shape[to] ?? z.any() }),
  })

/** A group with a `value` and its `unit`, which may not be in the value as well, since the site prints both. */
export const valueWithUnit = <Figure extends z.ZodType<{ value: string; unit?: string }>>(figure: Figure): Figure =>
  figure.refine(({ value, unit }) => !unit || !value.endsWith(unit), {
    path: ['value'],
    error: 'ends with the unit, which the site prints after it; remove it there',
    when: onceValid({ value: z.string(), unit: z.string().optional() }),
  })

/** What somebody has said, which the site prints in quotes. */
export const quoted = (max: number, example: string) =>
  paragraph('Quote', max, example)
    .refine(
      (words) => !/^["“”„«][^"“”„«»]*["“”»]$/.test(words),
      'is in quotes, and the site writes its own; remove them',
    )
    .describe('What they said')

/** A group of fields. */
export const group = <Shape extends z.ZodRawShape>(label: string, shape: Shape) =>
  z.strictObject(shape).meta({ title: label })

/** A list with `least` to `most` groups of fields. */
export const groups = <Shape extends z.ZodRawShape>(
  label: string,
  least: number,
  most: number,
  item: string,
  shape: Shape,
) => list(label, group(item, shape), least, most)

/** A list with `least` to `most` items. */
export const list = <Item extends z.ZodType>(label: string, item: Item, least: number, most: number) => {
  const items = z.array(item)
  return (least === most ? items.length(least) : items.min(least).max(most)).meta({ title: label })
}

/**
 * A list whose items differ.
 * @param nameOf What must differ.
 * @param place The field of an item that has it.
 */
export const distinct = <Items extends z.ZodType<readonly unknown[]>>(
  items: Items,
  nameOf: (item: unknown) => string,
  ...place: string[]
): Items =>
  items.superRefine((all, context) => {
    const names = all.map(nameOf)
    for (const [index, name] of names.entries())
      if (names.indexOf(name) < index)
        report(context, [index, ...place], 'is in this list already; remove it, or write another')
  })

/** A whole number between two limits. */
export const whole = (label: string, least: number, most: number, example: number) =>
  z.int().min(least).max(most).meta(shown(label, example))

/** A number between two limits that may have decimals. */
export const decimal = (label: string, least: number, most: number, example: number) =>
  z.number().min(least).max(most).meta(shown(label, example))

/** A number above zero that may have decimals. */
export const positive = (label: string, example: number) => z.number().positive().meta(shown(label, example))

/** A text of one form. `error` says what is wrong with another one. */
export const formed = (label: string, form: RegExp, example: string, error: (text: string) => string) =>
  z
    .string()
    .regex(form, { error: ({ input }) => error(String(input)) })
    .meta(shown(label, example))

/** Reports a value that does not fit the others of its group. */
export const report = (context: z.RefinementCtx, path: (string | number)[], message: string): void =>
  context.addIssue({ code: 'custom', path, message })

/** For hints of days on which something happens. */
export const whenDaysBegin =
  'Days begin at midnight UTC, which is 6 or 7 pm in St. Louis on the day before; the site is built every morning'

/** A calendar day, `2026-01-31`. Impossible days such as 2026-02-31 are rejected. */
export const day = (label: string) => z.iso.date().meta(shown(label, '2026-01-31'))

/** The position of an entry among those of its collection, or of those whose field `position` is the same. Forms list the taken ones. */
export const order = z
  .int()
  .min(0)
  .meta({ title: 'Position', description: 'Smaller numbers come first', examples: [20], position: 'all', place: 'end' })

/** Keeps an article or a job out of the site. */
export const draft = z.boolean().meta({
  title: 'Keep as a draft',
  description: 'While this is on, the site does not show it, whatever its day',
  aliases: 'status: (draft|hidden)|(hidden|private|unpublished): (true|yes)|(live|public|visible): (false|no)',
})

/** The name of one of the site's icons. */
export const icon = z.enum(iconNames).meta({ title: 'Icon', description: 'Name of an icon of this site' })

/** One of the texts that a list of another entry contains; the content check reports others. */
export const choiceFrom = (label: string, list: { collection: 'faqPage'; field: 'categories' }, example: string) =>
  line(label, 40, example).meta({ choices: list })

/** Marks an entry that claims something about real people, prices, or policies and is only an example. */
export const sample = z.boolean().optional().meta({
  title: 'Sample',
  description: 'This is an example; the owner must replace it before going live',
  place: 'end',
})

/** What a figure rests on. */
export const basis = line('Basis of the figure', 90, 'All weekly reports, first quarter.')
  .describe('What was counted, and over what time; shown small beside the figure')
  .optional()
