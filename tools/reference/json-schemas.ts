import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { type Collection, collections } from '../../lib/content/collections'

/** Where the schemas are, which .vscode/settings.json assigns to the files of the content. */
const folder = '.cache/schemas'

/** The collections whose files are YAML; code editors check no fields above Markdown. */
const yamlCollections = Object.entries<Collection>(collections).filter(([, { format }]) => format === 'yaml')

/** The settings that make VS Code check the content while it is typed. */
export const editorSettings = (): object => ({
  'yaml.schemas': Object.fromEntries(
    yamlCollections.map(([name, { pattern }]) => [`./${folder}/${name}.json`, `content/${pattern}`]),
  ),
})

/** Writes the JSON Schema of every YAML collection for code editors. */
export function writeSchemas(root: string): void {
  mkdirSync(join(root, folder), { recursive: true })
  for (const [name, { label, summary, schema }] of yamlCollections) {
    // The version that the YAML extension of VS Code knows best.
    const fields = z.toJSONSchema(schema, { target: 'draft-7', io: 'input', unrepresentable: 'any' })
    const text = JSON.stringify({ title: label, description: summary, ...fields })
    writeFileSync(join(root, folder, `${name}.json`), text)
  }
}
