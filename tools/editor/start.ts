// The script of the editor page.
import { startEditor } from '@site/editor-page/start'
import { previews } from '../../components/editor/previews'
import { siteEditor } from './site-editor'

await startEditor({ ...siteEditor, previews })
