import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { test as base } from '@playwright/test'
import { addEditMode, type PublishedIndex } from '@site/editor-page'
import { readTexts } from '@/tools/editor/edit-mode'
import { createSiteServer } from '@/tools/serve/serve'
import { EditMode } from '../pages/edit-mode'
import { listen } from './listen'

export interface PreviewSite {
  address: string
  index: PublishedIndex
}

/** Tests of a preview that is composed of the export in out/ and the edit mode, whose clicks open forms. */
export const test = base.extend<{ editMode: EditMode }, { preview: PreviewSite }>({
  editMode: ({ page, preview }, use) => use(new EditMode(page, preview.address)),
  preview: [
    async ({ browserName: _ }, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'preview-'))
      const isCompressed = /\.(?:br|gz)$/
      cpSync(resolve('out'), folder, { recursive: true, filter: (path) => !isCompressed.test(path) })
      const index: PublishedIndex = { ...readTexts(false), opens: 'form' }
      await addEditMode(folder, index)
      const { address, close } = await listen(createSiteServer(folder))
      await use({ address, index })
      close()
      rmSync(folder, { recursive: true })
    },
    { scope: 'worker' },
  ],
})
