const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** Formats US dollars: 1450 → `$1,450`, 89.5 → `$89.50`. Zero cents are left out. */
export const formatDollars = (amount: number): string => dollars.format(amount).replace('.00', '')

/** Formats US dollars for a scale: 1500 → `$1.5K`. */
export const formatCompactDollars = (amount: number): string =>
  amount.toLocaleString('en-US', { style: 'currency', currency: 'USD', notation: 'compact' })
