/** The median; for an even number of values the upper of the two in the middle. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** `(0.12345, 3)` → 0.123 */
export const round = (value: number, digits = 0): number => Number(value.toFixed(digits))
