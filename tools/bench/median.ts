/** The middle value; of an even number of values the upper of the two in the middle. Throws on an empty list. */
export function median(values: readonly number[]): number {
  const middle = values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]
  if (middle === undefined) throw new Error('There is no median of nothing.')
  return middle
}
