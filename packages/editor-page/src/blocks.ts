import { type Component, toWords } from '@site/content-check'
import type { EditorComponentDefinition as Block, Field } from '@sveltia/cms'

type Values = Record<string, string | undefined>

/** Fields of attributes whose names are HTML's, not everyday words. */
const named: Readonly<Record<string, object>> = {
  src: { label: 'Picture', widget: 'image', choose_url: false },
  alt: {
    label: 'Description of the picture',
    hint: 'What the picture shows, for those who cannot see it; every picture needs one',
  },
}

const fieldOf = (name: string, required = true): Field => ({ name, label: toWords(name), required, ...named[name] })

const written = '(?:\\s+\\w+="[^"]*")'

/** A component, or one of its uses, as a block of the form: its attributes are fields, and the text inside is one as well. */
const block = (id: string, tag: string, { attributes, children, hint }: Omit<Component, 'example'>): Block => {
  const names = Object.keys(attributes)
  const hasPicture = 'src' in attributes
  const label = hasPicture ? 'Picture' : toWords(id)
  return {
    id,
    label,
    summary: `${label}: {{${names.includes('caption') ? 'caption' : (names[0] ?? 'text | truncate(60)')}}}`,
    pattern: new RegExp(
      `^<${tag}(?${hasPicture ? '=' : '!'}${written}*?\\s+src=")(?<attributes>${written}*)\\s*(?:/>|>\\n+(?<text>[\\s\\S]*?)\\n+</${tag}>)$`,
      'm',
    ),
    fields: [
      ...names.map((key) => fieldOf(key, attributes[key] ?? false)),
      ...(children ? [{ name: 'text', label: 'Text', widget: 'text' as const, required: true, hint }] : []),
    ],
    fromBlock: ({ groups: { attributes = '', text } = {} }) => {
      const given = attributes.matchAll(/(\w+)="([^"]*)"/g)
      const values = Array.from(given, ([, name, value]) => [name, value?.replaceAll('&quot;', '"')])
      return { ...Object.fromEntries(values), ...(text !== undefined && { text }) }
    },
    toBlock: ({ text, ...values }: Values) => {
      const given = names.flatMap((key) => (values[key] ? `${key}="${values[key].replaceAll('"', '&quot;')}"` : []))
      const opening = [`<${tag}`, ...given].join(' ')
      return text?.trim() ? `${opening}>\n\n${text.trim()}\n\n</${tag}>` : `${opening} />`
    },
  }
}

/** A picture in Markdown. */
export const pictureBlock: Block = {
  id: 'Picture',
  label: 'Picture',
  summary: 'Picture: {{alt}}',
  pattern: /^!\[(?<alt>[^\]\n]*)\]\((?<src>\S+)\)$/m,
  fields: [fieldOf('src'), fieldOf('alt')],
  toBlock: ({ src = '', alt = '' }: Values) => `![${alt}](${src})`,
}

/** A table as it is written: the rich-text mode has no alignment of columns, and would remove it. */
export const tableBlock: Block = {
  id: 'Table',
  label: 'Table',
  summary: 'Table: {{text | truncate(60)}}',
  pattern: /^(?<text>\|.+\n\|[-:| ]+(?:\n\|.+)*)$/m,
  fields: [{ name: 'text', label: 'Rows', widget: 'text', hint: 'One row a line, columns between | signs' }],
  toBlock: ({ text = '' }: Values) => text.trim(),
}

/** The components that MDX bodies may use, as blocks of the rich-text editor, pictures first. One that shows a picture or a text is two. */
export const componentBlocks = (components: Readonly<Record<string, Component>>): Block[] =>
  Object.entries(components)
    .flatMap(([tag, component]) => {
      const { src, alt: _, ...attributes } = component.attributes
      if (src === undefined) return block(tag, tag, component)
      const picture = { attributes: { src: true, alt: true, ...attributes }, children: false }
      return [block(`${tag}Picture`, tag, picture), block(tag, tag, { ...component, attributes })]
    })
    .sort((a, b) => Number(b.label === 'Picture') - Number(a.label === 'Picture'))
