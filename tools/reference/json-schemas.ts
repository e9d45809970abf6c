import { z } from 'zod'
import { type Collection, collections } from '../../lib/content/collections'

const folder = '.vscode/schemas'

const fileOf = (name: string): string => `${folder}/${name}.json`

const toText = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`

/** The collections whose files are YAML; code editors check no fields above Markdown. */
const yamlCollections = Object.entries<Collection>(collections).filter(([, { format }]) => format === 'data')

const schemaText = ({ label, summary, schema }: Collection): string =>
  toText({
    title: label,
    description: summary,
    ...z.toJSONSchema(schema, {
      // The version that the YAML extension of VS Code knows best.
      target: 'draft-7',
      io: 'input',
      unrepresentable: 'any',
      // What only the content check understands.
      override: ({ jsonSchema }) => {
        delete jsonSchema['link']
        delete jsonSchema['reference']
        delete jsonSchema['choices']
        delete jsonSchema['fixed']
      },
    }),
  })

/** The JSON Schema of every YAML collection, and the settings that make VS Code use them, by path. */
export const editorFiles = (): Record<string, string> => ({
  ...Object.fromEntries(yamlCollections.map(([name, collection]) => [fileOf(name), schemaText(collection)])),
  '.vscode/settings.json': toText({
    'yaml.schemas': Object.fromEntries(
      yamlCollections.map(([name, { pattern }]) => [`./${fileOf(name)}`, `content/${pattern}`]),
    ),
  }),
})
