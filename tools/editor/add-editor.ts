import { join } from 'node:path'
import { type EditorPage, writeEditor } from '@site/editor-page'
import { parse } from 'yaml'
import { siteSchema } from '../../lib/content/schemas/site'
import { contentFolder } from '../check/content-folder'
import { readTree } from '../check/read-tree'

/**
 * Reads what the editor page needs from valid content.
 * @param content The content folder; `content` by default.
 * @returns The page, and whether the live site has it.
 */
export function readEditorPage(content?: string): { isEnabled: boolean; page: EditorPage } {
  const { files, publicFiles } = readTree(...contentFolder(content))
  const texts = new Map(Array.from(files, ([path, bytes]) => [path, new TextDecoder().decode(bytes)]))
  const { brand, origin, editor } = siteSchema.parse(parse(texts.get('site.yaml') ?? ''))
  const { enabled = false, ...backend } = editor ?? {}
  return {
    isEnabled: enabled,
    page: {
      entry: join(import.meta.dirname, 'start.ts'),
      settings: { brand, origin, ...backend },
      practice: {
        texts: Object.fromEntries(Array.from(texts, ([path, text]) => [`content/${path}`, text])),
        pictures: [...publicFiles].filter((address) => address.startsWith('/images/')),
      },
    },
  }
}

/**
 * Adds the editor page to a finished export, where content/site.yaml switches it on.
 * @param content The content folder; `content` by default.
 */
export async function addEditor(folder: string, content?: string): Promise<void> {
  const { isEnabled, page } = readEditorPage(content)
  if (isEnabled) await writeEditor(folder, page)
}
