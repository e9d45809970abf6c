import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fieldReference, referenceMark } from '@/tools/reference/editing-guide'
import { editorSettings, writeSchemas } from '@/tools/reference/json-schemas'
import { temporaryFolder } from '../support/temporary-folder'

const root = join(import.meta.dirname, '../..')
const outdated = 'differs from the schemas; run "npm run test:unit -- reference -u"'

test('.vscode/settings.json is current, and names the schemas that are written', async () => {
  const settings = editorSettings()
  const file = '.vscode/settings.json'
  await expect(`${JSON.stringify(settings, null, 2)}\n`, `${file} ${outdated}`).toMatchFileSnapshot(join(root, file))
  const folder = temporaryFolder()
  writeSchemas(folder)
  const schemas = readdirSync(join(folder, '.cache/schemas'))
  expect(Object.values(settings).flatMap(Object.keys)).toEqual(
    expect.arrayContaining(schemas.map((name) => `./.cache/schemas/${name}`)),
  )
  for (const name of schemas)
    expect(JSON.parse(readFileSync(join(folder, '.cache/schemas', name), 'utf8')).type).toBe('object')
})

test('the reference in docs/editing.md is current', async () => {
  const guide = join(root, 'docs/editing.md')
  const [written = ''] = readFileSync(guide, 'utf8').split(referenceMark)
  await expect(written + fieldReference(), `docs/editing.md ${outdated}`).toMatchFileSnapshot(guide)
})
