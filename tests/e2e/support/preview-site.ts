import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { test as base } from '@playwright/test'
import { addEditMode, type PublishedIndex } from '@site/editor-page'
import { createSiteServer } from '@/tools/serve/serve'
import { readIndex } from '../../support/text-index'
import { EditMode } from '../pages/edit-mode'
import { listen } from './listen'

export interface PreviewSite {
  address: string
  index: PublishedIndex
}

async function startPreview(): Promise<PreviewSite> {
  const folder = mkdtempSync(join(tmpdir(), 'preview-'))
  process.once('exit', () => rmSync(folder, { recursive: true }))
  const isCompressed = /\.(?:br|gz)$/
  cpSync(resolve('out'), folder, { recursive: true, filter: (path) => !isCompressed.test(path) })
  const index: PublishedIndex = { ...readIndex(false), opens: 'form' }
  await addEditMode(folder, index)
  const { address } = await listen(createSiteServer(folder))
  return { address, index }
}

/** The preview of this process, which ends with it. */
let site: Promise<PreviewSite> | undefined

/** Tests of a preview that is composed of the export in out/ and the edit mode, whose clicks open forms. */
export const test = base.extend<{ editMode: EditMode; preview: PreviewSite }>({
  editMode: ({ page, preview }, use) => use(new EditMode(page, preview.address)),
  // No fixture of the worker, for which Playwright would start other processes and browsers.
  preview: async ({ browserName: _ }, use) => {
    site ??= startPreview()
    await use(await site)
  },
})
