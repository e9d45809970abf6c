import { readEntry } from '@/lib/content/check'
import { cachedRead } from '@/packages/content-check/tests/cached-read'

/** A `readEntry` with a cache. */
export const cachedEntries = () => cachedRead(readEntry)
