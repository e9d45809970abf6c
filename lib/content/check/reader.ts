import type { ReadResult } from './entry'
import type { PlacedFile } from './placement'

/** Reads one document of the content folder. */
export type Reader = (file: PlacedFile, label: string, bytes: Uint8Array) => Promise<ReadResult>

/** Reads a document anew. The Markdown parser takes longer to load than to run, so it is loaded when a file needs it. */
export const freshReader: Reader = async (...file) => (await import('./entry')).readEntry(...file)
