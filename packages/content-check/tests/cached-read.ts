/** A function that reads entries with a cache, since most files are the same in every case of a test. */
export function cachedRead<File extends { path: string }, Result>(
  read: (file: File, label: string, bytes: Uint8Array) => Result,
) {
  const results = new Map<string, Result>()
  return (file: File, label: string, bytes: Uint8Array): Result => {
    const key = `${label}/${file.path} ${Buffer.from(bytes).toString('latin1')}`
    const result = results.get(key) ?? read(file, label, bytes)
    results.set(key, result)
    return result
  }
}
