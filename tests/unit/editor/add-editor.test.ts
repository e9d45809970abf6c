import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { Site } from '@/lib/content/types'
import { addEditor, readEditorPage } from '@/tools/editor/add-editor'
import { temporaryFolder } from '../../support/temporary-folder'

/** An export of a site with a setting for the editor page and a script that does nothing, since bundling that of the CMS takes seconds. */
async function exportWith(editor: Site['editor']): Promise<string> {
  const root = temporaryFolder({ 'entry.ts': 'export {}' })
  const { isEnabled, page } = readEditorPage({ brand: 'Acme', origin: 'https://acme.example', editor })
  await addEditor(join(root, 'out'), { isEnabled, page: { ...page, entry: join(root, 'entry.ts') } })
  return join(root, 'out')
}

it.each([undefined, { enabled: false }])('without the setting, an export has no editor page: %j', async (editor) => {
  expect(existsSync(await exportWith(editor))).toBe(false)
})

it('with the setting, an export has the editor page of its repository, and no files to practice on', async () => {
  const out = await exportWith({ enabled: true, repository: 'acme/website' })
  expect(readFileSync(join(out, 'admin.html'), 'utf8')).toContain('"repository":"acme/website"')
  expect(existsSync(join(out, 'admin', 'start.js'))).toBe(true)
  expect(existsSync(join(out, 'admin', 'practice.json'))).toBe(false)
})
