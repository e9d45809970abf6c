import { collection, type FormFinding } from '@site/content-check'
import type { EditorSite } from '@site/editor-page'
import { createElement } from 'react'
import { z } from 'zod'

/** The collections of a bakery, one for each kind of entry. */
const bakery = {
  shop: collection(
    'shop.yaml',
    z.strictObject({
      name: z.string().max(40).meta({ title: 'Name of the shop' }),
      kinds: z.array(z.string().max(30)).min(1).meta({ title: 'Kinds of bread' }),
      openOnSunday: z.boolean().optional(),
    }),
    { label: 'Shop', summary: 'Facts.', paths: ['/'] },
  ),
  breads: collection(
    'breads/*.yaml',
    z.strictObject({
      id: z.string().regex(/^[a-z]+$/, 'must be one lower-case word'),
      title: z.string().max(60),
      kind: z
        .string()
        .max(30)
        .meta({ choices: { collection: 'shop', field: 'kinds' } }),
      weight: z.int().min(100).max(2000),
      steps: z.array(z.strictObject({ name: z.string().max(40), minutes: z.number() }).meta({ title: 'Step' })).max(9),
    }),
    { label: 'Breads', item: 'Bread', summary: 'A bread.', paths: ['/breads'] },
  ),
  notes: collection('notes/*.md', z.strictObject({ title: z.string().max(60) }), {
    label: 'Notes',
    item: 'Note',
    summary: 'A note.',
    paths: ['/notes'],
  }),
  stories: collection(
    'stories/*.mdx',
    z.strictObject({ title: z.string().max(60), bread: z.string().meta({ reference: 'breads' }) }),
    { label: 'Stories', item: 'Story', summary: 'A story.', paths: ['/stories'] },
  ),
}

/** A site with an editor page and the simplest check. */
export const site: EditorSite<keyof typeof bakery> = {
  collections: bakery,
  contentFolder: 'content',
  pictures: { folder: 'static/photos', address: '/photos' },
  groups: [{ name: 'settings', label: 'Settings', description: 'Facts.', members: ['shop'] }],
  entries: { notes: { isFixed: true }, stories: { onDelete: 'Readers may miss it.' } },
  components: {
    Hint: { attributes: { title: true }, children: true, example: '<Hint title="A">' },
    Photo: { attributes: { caption: true, src: false, alt: false }, children: true, example: '<Photo caption="A">' },
    Fact: { attributes: { value: true, unit: false }, children: false, example: '<Fact value="1" />' },
  },
  findProblems: (file, text) => {
    const repair = { from: 9, to: 9, lines: ['    minutes: 10'], safe: true }
    const all: [isFound: boolean, finding: Partial<FormFinding>][] = [
      [/\/index\./.test(file), { path: '', formMessage: 'Hosts take it.' }],
      [text.includes('minutes: soon'), { path: 'steps[1].minutes', formMessage: 'Write 10.', repair }],
      [text.includes('blob:x'), { params: { address: 'blob:x' }, formMessage: 'No picture.' }],
      [text.includes('<b>'), { place: '<b>One', formMessage: 'HTML cannot be used.', severity: 'warning' }],
    ]
    return all.flatMap(([isFound, finding]) =>
      isFound ? { path: 'body', params: {}, place: '', formMessage: '', ...finding } : [],
    )
  },
  pages: ['/', '/breads'],
  previews: {
    notes: ({ fields, body }) => createElement('h1', null, `${fields?.['title']}: ${body}`),
    stories: ({ body }) => body,
  },
  findStyles: async () => ['/bakery.css'],
}
