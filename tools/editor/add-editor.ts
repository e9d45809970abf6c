import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readTree } from '@site/content-check/node'
import { addEditMode, type EditorPage, writeEditor } from '@site/editor-page'
import type { Content } from '../../lib/content/types'
import { contentFolder } from '../check/content-tree'
import { textsFile } from './edit-mode'

type EditedSite = Pick<Content['site'], 'brand' | 'origin' | 'editor'>

/** What the editor page needs of a site. @returns The page, and whether the live site has it. */
export function readEditorPage(site: EditedSite): { isEnabled: boolean; page: EditorPage } {
  const { files, publicFiles } = readTree(...contentFolder())
  const { enabled = false, ...backend } = site.editor ?? {}
  return {
    isEnabled: enabled,
    page: {
      entry: join(import.meta.dirname, 'start.ts'),
      settings: { brand: site.brand, origin: site.origin, ...backend },
      practice: {
        texts: Object.fromEntries(Array.from(files, ([path, bytes]) => [`content/${path}`, `${Buffer.from(bytes)}`])),
        pictures: [...publicFiles].filter((address) => address.startsWith('/images/')),
      },
    },
  }
}

/** Adds the editor page to an export, where content/site.yaml switches it on. */
export const addEditor = (folder: string, { isEnabled, page }: ReturnType<typeof readEditorPage>) =>
  isEnabled && writeEditor(folder, page)

/** Adds the edit mode to an export of a project that is a preview. */
export async function makePreview(folder: string, root: string, isPreview: boolean): Promise<void> {
  if (isPreview || process.env['PREVIEW'])
    await addEditMode(folder, JSON.parse(readFileSync(join(root, textsFile(false)), 'utf8')))
}
