/**
 * Converts US dollars to whole cents, so that sums are exact. The content check allows at most two decimals in a price; further
 * ones are rounded.
 */
export const toCents = (dollars: number): number => Math.round(dollars * 100)

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
})

/** Formats cents as US dollars: 145000 → `$1,450`, 8950 → `$89.50`. Zero cents are left out. */
export const formatCents = (cents: number): string => dollars.format(cents / 100)
