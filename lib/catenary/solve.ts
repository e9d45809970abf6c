/** Maximum ratio of half the span to the catenary's parameter; steeper catenaries are rejected. */
const steepest = 600

/**
 * The value of `u` at which a function that increases from 0, its value at 0, reaches `target`.
 * @throws RangeError where there is none: chains that are shorter than their span, or supports one above the other.
 */
export function findRoot(rising: (u: number) => number, target: number, limit = steepest): number {
  let [low, high] = [0, 1]
  while (rising(high) < target && 2 * high <= limit) [low, high] = [high, high * 2]
  if (!(target > 0 && rising(high) >= target)) throw new RangeError(`No chain or arch has these measures: ${target}.`)
  return signChange((u) => (u === 0 ? 0 : rising(u)) - target, low, high)
}

/**
 * The value between two others at which a function changes its sign; the nearer end if it does not. Ridders' method takes
 * about ten evaluations, and halves a bracket that always contains the root, so that it cannot diverge.
 */
export function signChange(value: (x: number) => number, from: number, to: number): number {
  let [low, high] = [from, to]
  let [atLow, atHigh] = [value(low), value(high)]
  if (!(atLow * atHigh < 0)) return Math.abs(atLow) < Math.abs(atHigh) ? low : high
  for (let root = low; ; ) {
    const middle = (low + high) / 2
    const atMiddle = value(middle)
    const step = ((middle - low) * Math.sign(atLow) * atMiddle) / Math.sqrt(atMiddle ** 2 - atLow * atHigh)
    const next = middle + step
    const at = value(next)
    if (at === 0 || !(Math.abs(next - root) > 1e-9 * Math.abs(to - from))) return next
    root = next
    if (atMiddle * at < 0) [low, atLow, high, atHigh] = [middle, atMiddle, next, at]
    else if (atLow * at < 0) [high, atHigh] = [next, at]
    else [low, atLow] = [next, at]
  }
}

/** cosh u − 1 without loss of precision for small u. */
export const versine = (u: number): number => 2 * Math.sinh(u / 2) ** 2

/** The parameter a of y = a·cosh(x/a) for a chain that hangs `sag` below two level supports. */
export const parameterForSag = (span: number, sag: number): number =>
  span / 2 / findRoot((u) => versine(u) / u, sag / (span / 2))

/** The parameter a of y = a·cosh(x/a) for a chain of a given length between two level supports. */
export const parameterForLength = (span: number, length: number): number =>
  span / 2 / findRoot((u) => Math.sinh(u) / u - 1, length / span - 1)
