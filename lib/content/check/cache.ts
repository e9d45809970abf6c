import { createHash } from 'node:crypto'
import type { ReadResult } from './entry'
import type { PlacedFile } from './placement'
import { freshReader, type Reader } from './reader'
import { readSource } from './source'

/** What a file was found to hold, without its text. */
export type StoredResult = Pick<ReadResult, 'problems'> & Pick<ReadResult['entry'], 'fields' | 'body'>

const keyOf = ({ path }: PlacedFile, label: string, bytes: Uint8Array): string =>
  createHash('sha1').update(`${label}\0${path}\0`).update(bytes).digest('base64')

/**
 * A reader that reads each content of a file once. `known` are results of earlier runs of the same code, by key;
 * every result that is used is put into `used`, so that the next run can know it and old ones are forgotten. What is
 * not known is read by `read`.
 */
export const cachedReader =
  (known: ReadonlyMap<string, StoredResult>, used: Map<string, StoredResult>, read = freshReader): Reader =>
  async (file, label, bytes) => {
    const key = keyOf(file, label, bytes)
    const stored = known.get(key)
    if (!stored) {
      const result = await read(file, label, bytes)
      const { fields, body } = result.entry
      used.set(key, { fields, ...(body && { body }), problems: result.problems })
      return result
    }
    used.set(key, stored)
    const { fields, body, problems } = stored
    const { source } = readSource(`${label}/${file.path}`, bytes)
    return { entry: { collection: file.collection, slug: file.slug, source, fields, ...(body && { body }) }, problems }
  }
