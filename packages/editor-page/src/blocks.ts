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

/** The text inside a component. One that may show a picture has either the picture or a text. */
const textField = (attributes: Component['attributes']): Field => {
  const isRequired = !('src' in attributes)
  return {
    name: 'text',
    label: 'Text',
    widget: 'text',
    required: isRequired,
    ...(!isRequired && { hint: 'Only without a picture: a table or a list' }),
  }
}

/** One component as a block of the form: its attributes are fields, and the text inside is one as well. */
const block = (name: string, { attributes, children }: Component): EditorComponentDefinition => {
  const names = Object.keys(attributes)
  const label = toWords(name)
  return {
    id: name,
    label,
    mode: 'dialog',
    summary: `${label}: {{${names.length > 0 ? names[0] : 'text | truncate(60)'}}}`,
    pattern: new RegExp(
      `^<${name}(?<attributes>(?:\\s+\\w+="[^"]*")*)\\s*(?:/>|>\\n+(?<text>[\\s\\S]*?)\\n+</${name}>)$`,
      'm',
    ),
    fields: [
      ...names.map((key) => attributeField(key, attributes[key] ?? false)),
      ...(children ? [textField(attributes)] : []),
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
    // Attributes keep the order in which they were written.
    toBlock: ({ text, ...values }: Values) => {
      const given = Object.entries(values).filter(([key, value]) => names.includes(key) && value)
      const tag = [`<${name}`, ...given.map(([key, value]) => `${key}="${escapeQuotes(value ?? '')}"`)].join(' ')
      return text?.trim() ? `${tag}>\n\n${text.trim()}\n\n</${name}>` : `${tag} />`
    },
    toPreview: ({ text = '', ...values }: Values) => `**${label}** ${Object.values(values).join(' ')}\n\n${text}`,
  }
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

/** The components that MDX bodies may use, as blocks of the rich-text editor. */
export const componentBlocks = (components: Readonly<Record<string, Component>>): EditorComponentDefinition[] =>
  Object.entries(components).map(([name, component]) => block(name, component))
