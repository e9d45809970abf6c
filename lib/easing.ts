/** Maps the elapsed share of the time to the completed share of the movement, both from 0 to 1. */
export type Easing = (time: number) => number

const bezier = (a: number, b: number, t: number): number => 3 * a * t * (1 - t) ** 2 + 3 * b * t ** 2 * (1 - t) + t ** 3

/** The CSS timing function `cubic-bezier(x1, y1, x2, y2)`, for x values from 0 to 1. */
export const cubicBezier =
  (x1: number, y1: number, x2: number, y2: number): Easing =>
  (time) => {
    let [low, high] = [0, 1]
    // x grows with the parameter, so bisection finds it; 20 steps are exact to a millionth.
    for (let i = 0; i < 20; i += 1) {
      const middle = (low + high) / 2
      if (bezier(x1, x2, middle) < time) low = middle
      else high = middle
    }
    return bezier(y1, y2, time <= 0 ? 0 : time >= 1 ? 1 : high)
  }
