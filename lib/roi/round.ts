/**
 * Rounds to a whole number, halves upward, as one would on paper.
 * Products of decimals carry binary noise (50 × 5 × 52 × 1.05 × 1.15 is 15697.499999999998 in floating point, 15697.5
 * on paper), so the noise beyond twelve digits is cut off first. Twelve digits keep every amount below $10 billion exact
 * to a cent.
 */
export const roundHalfUp = (value: number): number => Math.round(Number(value.toPrecision(12)))
