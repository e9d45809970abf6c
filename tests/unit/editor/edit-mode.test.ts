import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { checkTree } from '@/tools/check/site-check'
import { makePreview } from '@/tools/editor/add-editor'
import { indexContent, textsFile } from '@/tools/editor/edit-mode'
import { toTree, validFiles } from '../../content/fixture'
import { temporaryFolder } from '../../support/temporary-folder'

it('an export gets edit mode only where it is a preview', async () => {
  const folder = temporaryFolder({ 'index.html': '<head></head><body></body>', [textsFile(false)]: '{"files":[]}' })
  vi.stubEnv('PREVIEW', undefined)
  await makePreview(folder, folder, false)
  expect(existsSync(join(folder, 'edit'))).toBe(false)
  vi.stubEnv('PREVIEW', '1')
  await makePreview(folder, folder, false)
  expect(readFileSync(join(folder, 'edit/start.js'), 'utf8')).toContain('Edit this page')
  expect(JSON.parse(readFileSync(join(folder, 'edit/texts.json'), 'utf8'))).toEqual({ files: [] })
})

it.each([
  ['main', {}, 'form'],
  ['cms/faq', {}, 'form'],
  ['main', { branch: 'live' }, 'https://github.com/acme/site/edit/main'],
  ['main', { enabled: false }, 'https://github.com/acme/site/edit/main'],
  ['prices', {}, 'https://github.com/acme/site/edit/prices'],
  ['prices', { repository: undefined }, undefined],
])('a click in a preview of the branch %s, with the settings %j, opens %s', (branch, settings, expected) => {
  vi.stubEnv('CF_PAGES_BRANCH', branch)
  const editor = { enabled: true, repository: 'acme/site', ...settings }
  const { 'site.yaml': text = '' } = validFiles()
  const entries = checkTree(toTree({ 'site.yaml': text })).entries.map((entry) => {
    const { fields } = entry
    return { ...entry, fields: { ...fields, data: { ...Object(fields.data), editor } } }
  })
  expect(indexContent(entries, new Map(), false).opens).toBe(expected)
})
