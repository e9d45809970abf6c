/** Marks a place between two blocks of an article's HTML where a call to action may stand. */
export const stepMark = '<hr data-step=""/>'
