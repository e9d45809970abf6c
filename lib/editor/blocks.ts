import type { EditorComponentDefinition } from '@sveltia/cms'
import { type MdxComponent, mdxComponents } from '../content/mdx-components'
import { toWords } from './to-words'

type Values = Record<string, string | undefined>

const opening = (name: string, names: readonly string[], values: Values): string =>
  `<${[name, ...names.filter((key) => values[key]).map((key) => `${key}="${values[key]}"`)].join(' ')}`

/** One component of articles as a block of the form: its attributes are fields, and the text inside is one as well. */
const block = (name: string, { attributes, children }: MdxComponent): EditorComponentDefinition => {
  const names = Object.keys(attributes)
  const marks = names.map((key) => `(?:\\s+${key}="(?<${key}>[^"]*)")?`).join('')
  const end = children ? `>\\n+(?<text>[\\s\\S]*?)\\n+</${name}>` : '\\s*/>'
  const label = toWords(name)
  return {
    id: name,
    label,
    mode: 'dialog',
    summary: names.length > 0 ? `${label}: {{${names[0]}}}` : `${label}: {{text | truncate(60)}}`,
    pattern: new RegExp(`^<${name}${marks}${end}$`, 'm'),
    fields: [
      ...names.map((key) => ({ name: key, label: toWords(key), required: attributes[key] ?? false })),
      ...(children ? [{ name: 'text', label: 'Text', widget: 'text' as const }] : []),
    ],
    toBlock: (values: Values) => {
      const tag = opening(name, names, values)
      return children ? `${tag}>\n\n${(values['text'] ?? '').trim()}\n\n</${name}>` : `${tag} />`
    },
    toPreview: (values: Values) =>
      `**${label}** ${names.map((key) => values[key] ?? '').join(' ')}\n\n${values['text'] ?? ''}`,
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

/** The components that articles may use, as blocks of the rich-text editor. */
export const editorBlocks: readonly EditorComponentDefinition[] = Object.entries(mdxComponents).map(
  ([name, component]) => block(name, component),
)
