export { listHeadings } from './body/headings'
export { type MarkdownRoot, parseMarkdown } from './body/markdown'
export { type Component, type MarkdownFormat, type MarkdownNode, startOf, textOf } from './body/nodes'
export {
  type CheckResult,
  type Content,
  type ContentTree,
  type LinkTargets,
  membersOf,
  type PictureFile,
  type PlacedFile,
  type RemovedEntry,
  type Rule,
} from './content'
export { type Check, type CheckSettings, createCheck, type KnownEntry } from './create-check'
export { checkUnique, copiesLast, repeated } from './duplicates'
export { type Entry, type FieldsOfFile, fieldProblem, fieldText, fieldValue, textsOf } from './entry'
export { pictureAddress, strayMessage } from './files/file-kinds'
export { splitFrontMatter } from './files/front-matter'
export { readNumbers } from './format/fix'
export { checkLayout, formatEntry, formatFields, orderFields } from './format/format'
export { linksOf } from './links/links'
export { ownPlaceAdvice } from './links/own-places'
export * from './problem'
export { checkFigures, checkJumps, publishedFields } from './published'
export { entryIn, labelOf } from './pull-request/forms'
export type { OnBody } from './read-entry'
export { formatAnnotations, formatJson, formatResult, formatSummary } from './report'
export { fieldOf, isGroup, schemaAt, valueAt, visitMeta } from './schema/walk'
export { decimalsMessage, thousandsIn } from './schema/written-forms'
export { type Collection, collection } from './settings'
export * from './words'
