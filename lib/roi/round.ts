/**
 * Rounds to a whole number, halves upward. The value is first rounded to twelve digits, since floating-point products are not
 * exact: 50 × 5 × 52 × 1.05 × 1.15 is 15697.499999999998 instead of 15697.5. Twelve digits keep every amount below
 * $10 billion exact to a cent.
 */
export const roundHalfUp = (value: number): number => Math.round(Number(value.toPrecision(12)))
