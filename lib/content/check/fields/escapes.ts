import { findCharacters } from '../files/read-source'
import { valueAt } from '../schema/walk'
import { forEachText } from './text-rules'

/** Reports invisible and garbled characters that are written by their numbers, such as "\u0000", in the words for those that are there. */
export const checkEscapes = forEachText(({ path, raw }, { fields }) => {
  const value = raw.startsWith('"') && raw.includes('\\') ? valueAt(fields.data, path) : undefined
  return typeof value === 'string' ? findCharacters(value).map(({ message }) => ({ index: 0, message })) : []
})
