import { findMistakes } from '../../../lib/editor/mistakes'

/** The parts of the entry that Sveltia CMS passes to listeners. */
interface SavedEntry {
  get(name: 'path'): string
  get(name: 'data'): { toJS(): Record<string, unknown> }
}

/**
 * Stops a save when the values have mistakes, and says which.
 * @throws Error in the form that Sveltia CMS shows in a dialog: this is not documented. Contract: tests/e2e/editor.spec.ts.
 */
export function refuseMistakes(entry: SavedEntry): void {
  const mistakes = findMistakes(entry.get('path'), entry.get('data').toJS())
  if (mistakes.length > 0) throw new Error('saving_failed', { cause: new Error(mistakes.join('\n')) })
}
