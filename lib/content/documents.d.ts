/** Declared here, so that TypeScript need not work out the type of the file, which may be large. */
declare module '@/.cache/documents/documents.json' {
  const documents: import('./stored').StoredDocuments
  export default documents
}
