/** Maximum ratio of half the span to the catenary's parameter; steeper catenaries are rejected. */
const steepest = 600

/** Thrown for a chain or an arch that cannot exist. */
export class CatenaryError extends RangeError {
  override name = 'CatenaryError'
}

/** Throws for zero, negative, and infinite measures, naming the wrong one. */
export function requirePositive(name: string, value: number): void {
  if (!Number.isFinite(value) || value <= 0) {
    throw new CatenaryError(`The ${name} must be a positive number, not ${value}.`)
  }
}

/** The value of `u` at which a function that increases from 0, its value at 0, reaches `target`. */
export function findRoot(rising: (u: number) => number, target: number, limit = steepest): number {
  let low = 0
  let high = 1
  while (rising(high) < target) {
    low = high
    high *= 2
    if (high > limit) throw new CatenaryError(`No catenary is that steep: ${target} is out of reach.`)
  }
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
export function versine(u: number): number {
  return 2 * Math.sinh(u / 2) ** 2
}

/**
 * The parameter a of y = a·cosh(x/a) for a chain hung from two level supports.
 * `span` and `sag` are lengths in the same unit; `sag` is measured at the middle.
 * @throws CatenaryError if either is not a positive number.
 */
export function parameterForSag(span: number, sag: number): number {
  requirePositive('span', span)
  requirePositive('sag', sag)
  const half = span / 2
  return half / findRoot((u) => versine(u) / u, sag / half)
}

/**
 * The parameter a of y = a·cosh(x/a) for a chain of a given length between two
 * level supports.
 * @throws CatenaryError if the chain is not longer than the span.
 */
export function parameterForLength(span: number, length: number): number {
  requirePositive('span', span)
  requirePositive('chain length', length)
  if (length <= span) {
    throw new CatenaryError(`A chain of ${length} cannot hang across ${span}: it must be longer than its span.`)
  }
  return span / 2 / findRoot((u) => Math.sinh(u) / u - 1, length / span - 1)
}
