/** Marks a place between two blocks of an article's HTML where a call to action may stand. */
export const stepMark = '<hr data-step=""/>'

/** Marks a place before a note in the margin. */
export const noteMark = '<hr data-note=""/>'
