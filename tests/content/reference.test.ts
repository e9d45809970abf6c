import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fieldReference, referenceMark } from '@/tools/reference/editing-guide'
import { editorFiles } from '@/tools/reference/json-schemas'

const root = join(import.meta.dirname, '../..')
const outdated = 'differs from the schemas; run "npm run test:unit -- reference -u"'

test.each(Object.entries(editorFiles()))('%s is current', async (path, text) => {
  await expect(text, `${path} ${outdated}`).toMatchFileSnapshot(join(root, path))
})

test('the reference in docs/editing.md is current', async () => {
  const guide = join(root, 'docs/editing.md')
  const [written = ''] = readFileSync(guide, 'utf8').split(referenceMark)
  await expect(written + fieldReference(), `docs/editing.md ${outdated}`).toMatchFileSnapshot(guide)
})
