import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { makePreview } from '@/tools/editor/edit-mode'
import { temporaryFolder } from '../../support/temporary-folder'

const page = '<!DOCTYPE html><html lang="en"><head></head><body><p>Text</p></body></html>'

const read = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.includes('.'))
      .map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
  )

it('an export gets edit mode only where it is a preview', async () => {
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'blog'))
  const files = { 'index.html': page, 'blog/one.html': page, 'site.css': 'p {}' }
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  vi.stubEnv('PREVIEW', undefined)
  await makePreview(folder)
  expect(read(folder)).toEqual(files)
  vi.stubEnv('PREVIEW', '1')
  await makePreview(folder)
  const { 'edit/texts.json': texts = '', 'edit/start.js': script, ...others } = read(folder)
  const shown = page.replace('</body>', '<script type="module" src="/edit/start.js"></script></body>')
  expect(others).toEqual({ ...files, 'index.html': shown, 'blog/one.html': shown })
  expect(script).toContain('Edit this page')
  expect(Object.keys(JSON.parse(texts))).toEqual(expect.arrayContaining(['files', 'texts']))
})
