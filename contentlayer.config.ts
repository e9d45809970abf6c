import { makeSource } from 'contentlayer2/source-files'
import { collections } from './lib/content/collections'
import { locateContent } from './lib/content/content-folder.mjs'
import { extractHeadings } from './lib/content/headings'
import { readMinutes } from './lib/content/read-time'
import { noBreakHtml } from './lib/typography/no-break-words'
import { bodyRenderer } from './tools/contentlayer/body-renderer'
import { toDocumentType } from './tools/contentlayer/document-types'

const { articles, ...others } = collections

export default makeSource({
  contentDirPath: locateContent(process.cwd()).folder,
  // `type` is a field of jobs, so Contentlayer's type field gets another name.
  fieldOptions: { typeFieldName: 'documentType' },
  documentTypes: [
    toDocumentType(articles, {
      headings: { type: 'json', resolve: ({ body }) => extractHeadings(noBreakHtml(body.html)) },
      readMinutes: { type: 'number', resolve: ({ body }) => readMinutes(body.raw) },
    }),
    ...Object.values(others).map((collection) => toDocumentType(collection)),
  ],
  markdown: (processor) => {
    processor.use(bodyRenderer)
  },
  disableImportAliasWarning: true,
})
