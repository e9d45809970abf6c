import { readEditorSite } from './read-editor-site'
import { writeEditor } from './write-editor'

/**
 * Adds the editor page to a finished export, where content/site.yaml switches it on.
 * @param content The content folder; `content` by default.
 */
export async function addEditor(folder: string, content?: string): Promise<void> {
  const { isEnabled, settings, practice } = readEditorSite(content)
  if (isEnabled) await writeEditor(folder, settings, practice)
}
