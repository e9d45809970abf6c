import type { EditorComponentDefinition, Field } from '@sveltia/cms'
import { type MdxComponent, mdxComponents } from '../content/mdx-components'
import { toWords } from './to-words'

type Values = Record<string, string | undefined>

const attributeField = (name: string, required: boolean): Field => ({
  name,
  label: toWords(name),
  required,
  ...(name === 'src' && { widget: 'image', choose_url: false }),
})

/** One component of articles as a block of the form: its attributes are fields, and the text inside is one as well. */
const block = (name: string, { attributes, children }: MdxComponent): EditorComponentDefinition => {
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
      // A component that may show a picture has either the picture or a text.
      ...(children ? [{ name: 'text', label: 'Text', widget: 'text' as const, required: !('src' in attributes) }] : []),
    ],
    fromBlock: ({ groups }) => ({
      ...Object.fromEntries(
        Array.from(groups?.['attributes']?.matchAll(/(\w+)="([^"]*)"/g) ?? [], ([, ...pair]) => pair),
      ),
      ...(groups?.['text'] !== undefined && { text: groups['text'] }),
    }),
    // Attributes keep the order in which they were written.
    toBlock: ({ text, ...values }: Values) => {
      const given = Object.entries(values).filter(([key, value]) => names.includes(key) && value)
      const tag = [`<${name}`, ...given.map(([key, value]) => `${key}="${value}"`)].join(' ')
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

/** The components that articles may use, as blocks of the rich-text editor. */
export const editorBlocks: readonly EditorComponentDefinition[] = Object.entries(mdxComponents).map(
  ([name, component]) => block(name, component),
)
