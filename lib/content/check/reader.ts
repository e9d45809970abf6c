import type { BodyListener, ReadResult } from './entry'
import type { PlacedFile } from './placement'

/** Reads one document of the content folder. */
export type Reader = (file: PlacedFile, label: string, bytes: Uint8Array) => Promise<ReadResult>

/**
 * A reader that reads every document anew. The Markdown parser takes longer to load than to run, so it is loaded when a
 * file needs it.
 * @param hear Told of every body without a fault.
 */
export const readerOf =
  (hear?: BodyListener): Reader =>
  async (file, label, bytes) =>
    (await import('./entry')).readEntry(file, label, bytes, hear)

/** Reads a document anew. */
export const freshReader: Reader = readerOf()
