import type { Edit, FieldPath } from '../problem'

/** An edit that may be the repair of a mistake, with what it says to the author. */
export interface Candidate extends Edit {
  /** What is wrong, and what to write. */
  why: string
  /** What offers it: two edits of one row that are both possible are two meanings. */
  row: object
  /** Whether it may be applied without being read. */
  safe: boolean
  /** Whether it leaves out what was written: it is then only used to find what else is wrong. */
  loses?: boolean
  /** Whether it may leave out or replace a word: a name, a fixed value, or a line that is there twice. */
  changesWords?: boolean
  /** The field or item that the mistake is about, if not what was refused. */
  path?: FieldPath
  /** Where the mistake is, if not where the edit changes something. */
  place?: number
}
