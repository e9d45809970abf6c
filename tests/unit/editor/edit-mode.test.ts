import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { textsFile } from '@/lib/content/stored'
import { makePreview } from '@/tools/editor/add-editor'
import { temporaryFolder } from '../../support/temporary-folder'

it('an export gets edit mode only where it is a preview', async () => {
  const folder = temporaryFolder({ 'index.html': '<head></head><body></body>', [textsFile(false)]: '{"files":[]}' })
  vi.stubEnv('PREVIEW', undefined)
  await makePreview(folder, folder)
  expect(existsSync(join(folder, 'edit'))).toBe(false)
  vi.stubEnv('PREVIEW', '1')
  await makePreview(folder, folder)
  expect(readFileSync(join(folder, 'edit/start.js'), 'utf8')).toContain('Edit this page')
  expect(JSON.parse(readFileSync(join(folder, 'edit/texts.json'), 'utf8'))).toEqual({ files: [] })
})
