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

/**
 * The value of `u` at which a function that increases from 0 reaches `target`.
 * Bisection inside a bracket that always contains the root, so it cannot diverge.
 */
export function findRoot(rising: (u: number) => number, target: number, limit = steepest): number {
  let low = 0
  let high = 1
  while (rising(high) < target) {
    low = high
    high *= 2
    if (high > limit) throw new CatenaryError(`No catenary is that steep: ${target} is out of reach.`)
  }
  for (let step = 0; step < 200 && high - low > Number.EPSILON * high; step += 1) {
    const middle = (low + high) / 2
    if (rising(middle) < target) low = middle
    else high = middle
  }
  return (low + high) / 2
}

/** The value between two others at which a function changes its sign, by bisection; the nearer end if it does not. */
export function signChange(value: (x: number) => number, from: number, to: number): number {
  let [low, high] = value(from) <= value(to) ? [from, to] : [to, from]
  for (let step = 0; step < 40; step += 1) {
    const middle = (low + high) / 2
    if (value(middle) < 0) low = middle
    else high = middle
  }
  return (low + high) / 2
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
