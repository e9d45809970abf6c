/** A picture as its pixels, each of three bytes (red, green, blue), row by row. */
export interface Pixels {
  width: number
  height: number
  data: Uint8Array
}

/** How far something may be elsewhere, in pixels; by how much a channel may differ; the side of the squares in which pixels are counted. */
const [reach, slack, side] = [2, 40, 6]

/** The least or the greatest value of each channel within reach, along rows and then along columns. */
function spread({ width, height, data }: Pixels, choose: (a: number, b: number) => number): Uint8Array {
  let from = data
  for (const [step, length] of [[3, width] as const, [3 * width, height] as const]) {
    const to = from.slice()
    for (let at = 0; at < from.length; at++) {
      const place = Math.floor(at / step) % length
      for (let shift = Math.max(-reach, -place); shift <= Math.min(reach, length - 1 - place); shift++)
        to[at] = choose(to[at] ?? 0, from[at + shift * step] ?? 0)
    }
    from = to
  }
  return from
}

/** Marks the pixels of one picture whose color is not within reach in the other. */
function markForeign(one: Pixels, other: Pixels, marks: Uint8Array): void {
  const [low, high] = [spread(other, Math.min), spread(other, Math.max)]
  one.data.forEach((value, at) => {
    if (value < (low[at] ?? 0) - slack || value > (high[at] ?? 0) + slack) marks[Math.floor(at / 3)] = 1
  })
}

/**
 * Whether two pictures of the same size show different shapes: a little elsewhere, or with other edges, is no difference.
 * @param share How much of a square must differ. With 1, text whose lines are broken elsewhere is no difference, but a shape over it is.
 */
export function isDifferent(one: Pixels, other: Pixels, share: number): boolean {
  const marks = new Uint8Array(one.width * one.height)
  markForeign(one, other, marks)
  markForeign(other, one, marks)
  const counts = new Map<number, number>()
  marks.forEach((mark, at) => {
    const square = Math.floor(at / one.width / side) * one.width + Math.floor((at % one.width) / side)
    if (mark) counts.set(square, (counts.get(square) ?? 0) + 1)
  })
  return Math.max(...counts.values()) >= share * side * side
}
