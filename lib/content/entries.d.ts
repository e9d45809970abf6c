/** Declared here, so that TypeScript need not work out the type of the file, which may be large. */
declare module '@/.cache/entries/entries.json' {
  const entries: import('./stored').StoredEntries
  export default entries
}
