import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { addEditor } from '@/tools/editor/add-editor'
import { validFiles } from '../../content/fixture'
import { temporaryFolder } from '../../support/temporary-folder'

const site = validFiles()['site.yaml'] ?? ''

/** The names that an export gets where site.yaml has a setting. */
async function exportWith(setting: string): Promise<string> {
  const folder = temporaryFolder({ 'content/site.yaml': site + setting })
  await addEditor(join(folder, 'out'), join(folder, 'content'))
  return join(folder, 'out')
}

it.each(['', 'editor:\n  enabled: false\n'])(
  'without the setting, an export has no editor page: %j',
  async (setting) => {
    expect(existsSync(await exportWith(setting))).toBe(false)
  },
)

it('with the setting, an export has the editor page of its repository, and no files to practice on', async () => {
  const out = await exportWith('editor:\n  enabled: true\n  repository: acme/website\n')
  expect(readFileSync(join(out, 'admin.html'), 'utf8')).toContain('"repository":"acme/website"')
  expect(existsSync(join(out, 'admin', 'start.js'))).toBe(true)
  expect(existsSync(join(out, 'admin', 'practice.json'))).toBe(false)
})
