import CMS from '@sveltia/cms'
import { type CollectionName, collectionNames, collections } from '../../../lib/content/collections'
import { editorBlocks, tableBlock } from '../../../lib/editor/blocks'
import { type EditorSettings, editorConfig, githubApi } from '../../../lib/editor/config'
import { namingField } from '../../../lib/editor/fields'
import { formSchema } from '../../../lib/editor/form-schema'
import { formatName, fromFile, toFile } from '../../../lib/editor/formats'
import { keepMarkdown } from '../../../lib/editor/keep-markdown'
import { explainFailures } from './explain-failures'
import { keepBranch } from './keep-branch'
import { keepPlace } from './keep-place'
import { fillPractice } from './practice'
import { siteStyles, textPreview } from './preview'
import { refuseMistakes } from './refuse-mistakes'
import './page.css'

const settings: EditorSettings = JSON.parse(document.getElementById('editor-settings')?.textContent ?? '{}')

/** Documents with fields only. */
function registerFields(name: CollectionName) {
  CMS.registerCustomFormat(formatName(name), 'yaml', {
    fromFile: (text) => fromFile(name, text),
    toFile: (values) => toFile(name, values),
  })
}

/** Documents with a text below their fields. */
function registerText(name: CollectionName) {
  const { format, schema } = collections[name]
  const bodyFormat = format === 'mdx' ? 'mdx' : 'md'
  const bodies: string[] = []
  CMS.registerCustomFormat(formatName(name), bodyFormat, {
    fromFile: (text) => {
      const values = fromFile(name, text)
      bodies.push(String(values['body']))
      return values
    },
    toFile: ({ body = '', ...fields }) => toFile(name, { ...fields, body: keepMarkdown(bodies, body, bodyFormat) }),
  })
  CMS.registerPreviewTemplate(name, textPreview(bodyFormat, namingField(formSchema(schema)) ?? ''))
}

for (const name of collectionNames)
  if (collections[name].format === 'data') registerFields(name)
  else registerText(name)
for (const block of [tableBlock, ...editorBlocks]) CMS.registerEditorComponent(block)
for (const address of await siteStyles()) CMS.registerPreviewStyle(address)
CMS.registerEventListener({ name: 'preSave', handler: ({ entry }) => refuseMistakes(entry) })

explainFailures(settings.api ?? githubApi)
keepBranch()
keepPlace()
if (settings.repository === undefined) await fillPractice()
await CMS.init({ config: editorConfig(settings) })
document.getElementById('starting')?.remove()
