/** A picture as its pixels, each of three bytes (red, green, blue), row by row. */
export interface Pixels {
  width: number
  height: number
  data: Uint8Array
}

/** A rectangle in pixels. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
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
 * The area in which two pictures of the same size show different shapes: a little elsewhere, or with other edges, is no difference.
 * @param share How much of a square must differ. With 1, text whose lines are broken elsewhere is no difference, but a shape over it is.
 */
export function findDifference(one: Pixels, other: Pixels, share: number): Box | undefined {
  const marks = new Uint8Array(one.width * one.height)
  markForeign(one, other, marks)
  markForeign(other, one, marks)
  const [columns, rows]: [number[], number[]] = [[], []]
  for (let y = 0; y < one.height; y += side)
    for (let x = 0; x < one.width; x += side) {
      let count = 0
      for (let row = y; row < Math.min(one.height, y + side); row++)
        for (let column = x; column < Math.min(one.width, x + side); column++)
          count += marks[row * one.width + column] ?? 0
      if (count < share * side * side) continue
      columns.push(x)
      rows.push(y)
    }
  if (columns.length === 0) return undefined
  const [x, y] = [Math.min(...columns), Math.min(...rows)]
  return { x, y, width: Math.max(...columns) + side - x, height: Math.max(...rows) + side - y }
}
