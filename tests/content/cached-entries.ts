import { cachedRead } from '@/packages/content-check/tests/cached-read'
import { readEntry } from '@/tools/check/site-check'

/** A `readEntry` with a cache. */
export const cachedEntries = () => cachedRead(readEntry)
