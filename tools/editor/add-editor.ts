import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readTree } from '@site/content-check/node'
import { addEditMode, type EditorPage, writeEditor } from '@site/editor-page'
import { textsFile } from '../../lib/content/stored'
import { contentFolder } from '../check/content-tree'

/**
 * Reads what the editor page needs. The content is imported here, since it does not exist before it has been read.
 * @returns The page, and whether the live site has it.
 */
export async function readEditorPage(): Promise<{ isEnabled: boolean; page: EditorPage }> {
  const { site } = await import('../../lib/content')
  const { files, publicFiles } = readTree(...contentFolder())
  const { enabled = false, ...backend } = site.editor ?? {}
  return {
    isEnabled: enabled,
    page: {
      entry: join(import.meta.dirname, 'start.ts'),
      settings: { brand: site.brand, origin: site.origin, ...backend },
      practice: {
        texts: Object.fromEntries(
          Array.from(files, ([path, bytes]) => [`content/${path}`, new TextDecoder().decode(bytes)]),
        ),
        pictures: [...publicFiles].filter((address) => address.startsWith('/images/')),
      },
    },
  }
}

/** Adds the editor page to an export, where content/site.yaml switches it on. */
export async function addEditor(folder: string): Promise<void> {
  const { isEnabled, page } = await readEditorPage()
  if (isEnabled) await writeEditor(folder, page)
}

/** Adds the edit mode to an export of a project that is a preview. */
export async function makePreview(folder: string, root: string): Promise<void> {
  const { isElsewhere } = await import('../../lib/content')
  if (isElsewhere || process.env['PREVIEW'])
    await addEditMode(folder, JSON.parse(readFileSync(join(root, textsFile(false)), 'utf8')))
}
