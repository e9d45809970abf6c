export { findClientComponents } from './client-components'
export { addressOf, forEachOf, listFiles } from './files'
export { type DocumentSettings, makeDocuments, type SpriteSettings } from './make-documents'
export { hashInName, scriptFolder } from './next-html'
export {
  documentHeaderPolicy,
  framedBySite,
  type OutsideHosts,
  type Policy,
  pagePolicy,
  readPolicy,
  writePolicy,
} from './policy'
