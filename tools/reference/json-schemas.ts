import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { type Collection, collections } from '../../lib/content/collections'

/** Where the schemas are, which .vscode/settings.json assigns to the files of the content. */
const folder = '.cache/schemas'

/** The collections whose files are YAML; code editors check no fields above Markdown. */
const yamlCollections = Object.entries<Collection>(collections).filter(([, { format }]) => format === 'data')

const schemaText = ({ label, summary, schema }: Collection): string =>
  JSON.stringify({
    title: label,
    description: summary,
    ...z.toJSONSchema(schema, {
      // The version that the YAML extension of VS Code knows best.
      target: 'draft-7',
      io: 'input',
      unrepresentable: 'any',
      // What only the content check understands.
      override: ({ jsonSchema }) => {
        for (const name of ['link', 'reference', 'choices', 'fixed', 'alsoWritten', 'prose']) delete jsonSchema[name]
      },
    }),
  })

/** The settings that make VS Code check the content while it is typed. */
export const editorSettings = (): object => ({
  'yaml.schemas': Object.fromEntries(
    yamlCollections.map(([name, { pattern }]) => [`./${folder}/${name}.json`, `content/${pattern}`]),
  ),
})

/** Writes the JSON Schema of every YAML collection for code editors. */
export function writeSchemas(root: string): void {
  mkdirSync(join(root, folder), { recursive: true })
  for (const [name, collection] of yamlCollections)
    writeFileSync(join(root, folder, `${name}.json`), schemaText(collection))
}
