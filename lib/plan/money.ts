/**
 * Converts US dollars to whole cents, so that sums are exact. The content check allows at most two decimals in a price; further
 * ones are rounded.
 */
export const toCents = (dollars: number): number => Math.round(dollars * 100)

/** Formats cents as US dollars: 145000 → `$1,450`, 8950 → `$89.50`. Zero cents are left out. */
export function formatCents(cents: number): string {
  const dollars = Math.trunc(cents / 100)
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, ',')
  const rest = cents % 100
  return rest === 0 ? `$${dollars}` : `$${dollars}.${rest.toString().padStart(2, '0')}`
}
