/** The number of columns, at most `most`, for `count` items: one row where they fit, else the number whose last row is the fullest. */
export const columnsFor = (count: number, most: number): number => {
  if (count <= most) return Math.max(1, count)
  const widths = Array.from({ length: most - 1 }, (_, index) => most - index)
  const empty = (columns: number) => (columns - (count % columns)) % columns
  return widths.reduce((best, columns) => (empty(columns) < empty(best) ? columns : best))
}
