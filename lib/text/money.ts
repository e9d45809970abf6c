import { fillTemplate } from './fill-template'

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** Formats US dollars: 1450 → `$1,450`, 89.5 → `$89.50`. Zero cents are left out. */
export const formatDollars = (amount: number): string => dollars.format(amount).replace('.00', '')

/** A price in the form of all prices, from the copy of the plan: 240 in `{price} a month` → `$240 a month`. */
export const formatPrice = (form: string, amount: number): string =>
  fillTemplate(form, { price: formatDollars(amount) })

/** Formats US dollars for a scale: 1500 → `$1.5K`. */
export const formatCompactDollars = (amount: number): string =>
  amount.toLocaleString('en-US', { style: 'currency', currency: 'USD', notation: 'compact' })
