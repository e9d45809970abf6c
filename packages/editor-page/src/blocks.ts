import type { Component } from '@site/content-check'
import type { EditorComponentDefinition, Field } from '@sveltia/cms'
import { toWords } from './fields'

type Values = Record<string, string | undefined>

/** Fields of attributes whose names are HTML's, not everyday words. */
const namedFields = {
  src: { label: 'Picture', widget: 'image' as const, choose_url: false },
  alt: {
    label: 'Description of the picture',
    hint: 'What the picture shows, for those who cannot see it; every picture needs one',
  },
}

const isNamed = (name: string): name is keyof typeof namedFields => name in namedFields

/** Straight quotes end an attribute. */
const escapeQuotes = (text: string): string => text.replaceAll('"', '&quot;')
const readQuotes = (text: string): string => text.replaceAll('&quot;', '"')

const attributeField = (name: string, required: boolean): Field => ({
  name,
  label: toWords(name),
  required,
  ...(isNamed(name) && namedFields[name]),
})

/** What a block of the form is made of. */
interface Block {
  id: string
  /** The name of the component that it writes. */
  tag: string
  attributes: Component['attributes']
  /** Whether a text is inside. */
  children: boolean
  /** What the start of the component's tag has or has not, as a lookahead. */
  when?: string
}

/** One component as a block of the form: its attributes are fields, and the text inside is one as well. */
const block = ({ id, tag, attributes, children, when = '' }: Block): EditorComponentDefinition => {
  const names = Object.keys(attributes)
  const label = 'src' in attributes ? 'Picture' : toWords(id)
  return {
    id,
    label,
    mode: 'dialog',
    summary: `${label}: {{${names.includes('caption') ? 'caption' : (names[0] ?? 'text | truncate(60)')}}}`,
    pattern: new RegExp(
      `^<${tag}${when}(?<attributes>(?:\\s+\\w+="[^"]*")*)\\s*(?:/>|>\\n+(?<text>[\\s\\S]*?)\\n+</${tag}>)$`,
      'm',
    ),
    fields: [
      ...names.map((key) => attributeField(key, attributes[key] ?? false)),
      ...(children ? [{ name: 'text', label: 'Text', widget: 'text' as const, required: true }] : []),
    ],
    fromBlock: ({ groups }) => ({
      ...Object.fromEntries(
        Array.from(groups?.['attributes']?.matchAll(/(\w+)="([^"]*)"/g) ?? [], ([, name, value = '']) => [
          name,
          readQuotes(value),
        ]),
      ),
      ...(groups?.['text'] !== undefined && { text: groups['text'] }),
    }),
    toBlock: ({ text, ...values }: Values) => {
      const given = names.flatMap((key) => (values[key] ? `${key}="${escapeQuotes(values[key])}"` : []))
      const opening = [`<${tag}`, ...given].join(' ')
      return text?.trim() ? `${opening}>\n\n${text.trim()}\n\n</${tag}>` : `${opening} />`
    },
    toPreview: ({ text = '', ...values }: Values) => `**${label}** ${Object.values(values).join(' ')}\n\n${text}`,
  }
}

/** A component that shows a picture or a text, as two blocks. */
const pictureAndText = (tag: string, { src: _, alt: __, ...others }: Component['attributes']): Block[] => {
  const hasPicture = '(?:\\s+\\w+="[^"]*")*?\\s+src="'
  return [
    {
      id: `${tag}Picture`,
      tag,
      attributes: { src: true, alt: true, ...others },
      children: false,
      when: `(?=${hasPicture})`,
    },
    { id: tag, tag, attributes: others, children: true, when: `(?!${hasPicture})` },
  ]
}

/** A picture in Markdown. */
export const pictureBlock: EditorComponentDefinition = {
  id: 'Picture',
  label: 'Picture',
  mode: 'dialog',
  summary: 'Picture: {{alt}}',
  pattern: /^!\[(?<alt>[^\]\n]*)\]\((?<src>\S+)\)$/m,
  fields: [attributeField('src', true), attributeField('alt', true)],
  toBlock: ({ src = '', alt = '' }: Values) => `![${alt}](${src})`,
  toPreview: ({ src = '', alt = '' }: Values) => `![${alt}](${src})`,
}

/** A table as it is written: the rich-text mode has no alignment of columns, and would remove it. */
export const tableBlock: EditorComponentDefinition = {
  id: 'Table',
  label: 'Table',
  mode: 'dialog',
  summary: 'Table: {{text | truncate(60)}}',
  pattern: /^(?<text>\|.+\n\|[-:| ]+(?:\n\|.+)*)$/m,
  fields: [{ name: 'text', label: 'Rows', widget: 'text', hint: 'One row a line, columns between | signs' }],
  toBlock: ({ text = '' }: Values) => text.trim(),
  toPreview: ({ text = '' }: Values) => text,
}

/** The components that MDX bodies may use, as blocks of the rich-text editor, pictures first. */
export const componentBlocks = (components: Readonly<Record<string, Component>>): EditorComponentDefinition[] =>
  Object.entries(components)
    .flatMap(([tag, { attributes, children }]) =>
      'src' in attributes ? pictureAndText(tag, attributes) : [{ id: tag, tag, attributes, children }],
    )
    .sort((a, b) => Number('src' in b.attributes) - Number('src' in a.attributes))
    .map(block)
