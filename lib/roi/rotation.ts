/** The index after `index` in a list of `count`, back to 0 after the last. */
export const nextIndex = (index: number, count: number): number => (index + 1) % count
