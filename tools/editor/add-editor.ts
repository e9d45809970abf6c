import { join } from 'node:path'
import { readTree } from '@site/content-check/node'
import { type EditorPage, writeEditor } from '@site/editor-page'
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
