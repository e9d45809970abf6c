import { readEntry } from '@/lib/content/check'

/** A `readEntry` with a cache, since most files are the same in every case of a test. */
export function cachedEntries(): typeof readEntry {
  const results = new Map<string, ReturnType<typeof readEntry>>()
  return (file, label, bytes) => {
    const key = `${label}/${file.path} ${Buffer.from(bytes).toString('latin1')}`
    const result = results.get(key) ?? readEntry(file, label, bytes)
    results.set(key, result)
    return result
  }
}
