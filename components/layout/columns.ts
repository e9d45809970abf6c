/** The number of columns, at most `most`, for `count` items: one row where they fit, else the number whose last row is the fullest. */
export const columnsFor = (count: number, most: number): number => {
  if (count <= most) return Math.max(1, count)
  const widths = Array.from({ length: most - 1 }, (_, index) => most - index)
  const empty = (columns: number) => (columns - (count % columns)) % columns
  return widths.reduce((best, columns) => (empty(columns) < empty(best) ? columns : best))
}

const grids: Record<number, string> = { 2: 'lg:grid-cols-2', 3: 'lg:grid-cols-3', 4: 'lg:grid-cols-4' }

/** Rules between the columns of a grid whose items fill several rows. */
const rows: Record<number, string> = { 2: 'ruled-rows-2', 3: 'ruled-rows-3' }

/** Classes for columns on wide screens, at most `most`, that fit a number of items. */
export const columns = (count: number, most: 3 | 4): string => grids[columnsFor(count, most)] ?? ''

/** Classes for at most three columns on wide screens with rules between them. */
export const ruledColumns = (count: number): string => {
  const wide = columnsFor(count, 3)
  return `ruled-columns ${grids[wide] ?? ''} ${count > wide ? rows[wide] : ''}`.trim()
}
