/**
 * The whole number of cents in an amount of US dollars, so that sums are exact.
 * Prices have at most two decimals (the content check holds them to it); anything finer is rounded to the cent.
 */
export const toCents = (dollars: number): number => Math.round(dollars * 100)

/** US dollars as visitors read them: 145000 → `$1,450`, 8950 → `$89.50`. Cents are shown only when there are any. */
export function formatCents(cents: number): string {
  const dollars = Math.trunc(cents / 100)
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, ',')
  const rest = cents % 100
  return rest === 0 ? `$${dollars}` : `$${dollars}.${rest.toString().padStart(2, '0')}`
}
