import { readTree } from '@site/content-check/node'
import { parse } from 'yaml'
import { siteSchema } from '../../lib/content/schemas/site'
import type { EditorSettings } from '../../lib/editor/config'
import { contentFolder } from '../check/content-folder'
import type { PracticeFiles } from './page/practice'

/** What the editor page needs of the site. */
interface EditorSite {
  /** Whether the live site has the editor page. */
  isEnabled: boolean
  settings: EditorSettings
  practice: PracticeFiles
}

/**
 * Reads what the editor page needs from valid content.
 * @param content The content folder; `content` by default.
 */
export function readEditorSite(content?: string): EditorSite {
  const { files, publicFiles } = readTree(...contentFolder(content))
  const texts = new Map(Array.from(files, ([path, bytes]) => [path, new TextDecoder().decode(bytes)]))
  const { brand, origin, editor } = siteSchema.parse(parse(texts.get('site.yaml') ?? ''))
  const { enabled = false, ...backend } = editor ?? {}
  return {
    isEnabled: enabled,
    settings: { brand, origin, ...backend },
    practice: {
      texts: Object.fromEntries(Array.from(texts, ([path, text]) => [`content/${path}`, text])),
      pictures: [...publicFiles].filter((address) => address.startsWith('/images/')),
    },
  }
}
