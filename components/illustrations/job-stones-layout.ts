import { arch, edgePoint, lengthBetween, lengthOf, type Stretch, signChange, type Truss, truss } from '@/lib/catenary'

/** The arch of one illustration. */
export interface Design {
  /** Width of the illustration, and x of the arch's crown and of its left foot. */
  readonly width: number
  readonly crown: number
  readonly foot: number
  readonly thick: number
  /** Minimum height. */
  readonly least: number
  /** Height of a line of a title, and how many characters of it fit beside the highest gap. */
  readonly line: number
  readonly characters: number
  /** Maximum width of a title. */
  readonly measure: number
  /** The titles beside each flank, from the top. */
  readonly flanks: readonly [left: readonly string[], right: readonly string[]]
}

/** Where a title is: beside the upper edge of its gap. */
export interface TitlePlace {
  readonly title: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** It is at the left of the arch's right flank. */
  readonly right: boolean
}

export interface JobStonesLayout {
  readonly body: Truss
  readonly ground: number
  readonly stones: readonly Stretch[]
  readonly keystone: Stretch
  readonly gaps: readonly Stretch[]
  readonly titles: readonly TitlePlace[]
}

/** Height of a gap, length of a stone, and space between a title and the arch. */
const [opening, stone, margin] = [44, 36, 18]

/** A bracket at the end of a title starts a line. */
const linesOf = (title: string, characters: number): number =>
  title.split(/ (?=\()/).reduce((sum, text) => sum + Math.ceil(text.length / characters), 0)

/** Stones of about equal length from one place to another. */
const wall = (from: number, to: number, size: number): Stretch[] => {
  const count = Math.max(1, Math.round((to - from) / size))
  return Array.from({ length: count }, (_, i) => [
    from + ((to - from) * i) / count,
    from + ((to - from) * (i + 1)) / count,
  ])
}

/** A standing catenary of stones with a gap for each title on its flanks, and a keystone at its crown. */
export function layJobStones(design: Design): JobStonesLayout {
  const { width, crown, foot, thick, least, line: lineHeight, characters, measure, flanks } = design
  const lines = Math.max(1, ...flanks.flat().map((title) => linesOf(title, characters)))
  const [block, rows] = [lines * lineHeight, Math.max(...flanks.map((titles) => titles.length))]
  // Heights of the middles of the gaps above the ground: the lowest title ends 28 units above it.
  const lowest = Math.max(62, 28 + block - lineHeight / 2)
  const pitch = Math.max(68, block + 18)
  const heightOf = (row: number) => lowest + (rows - 1 - row) * pitch
  const rise = Math.max(least, rows > 0 ? heightOf(0) + opening / 2 + 190 : 0)
  const ground = Math.round(rise + thick / 2 + 12)
  const line = arch(foot, 2 * crown - foot, ground, rise)
  const body = truss(line, thick, thick, 0.5)
  const length = lengthOf(line)
  /** Its inner edge is the margin of the arch. */
  const clear = truss(line, thick + 2 * margin, thick + 2 * margin, 0.5)

  /** The fraction of the line's length, from the left foot, at which it is `height` above the ground. */
  const fractionAt = (height: number) => {
    const reach = line.a * Math.acosh(1 + (rise - height) / line.a)
    return lengthBetween(line, line.x1, line.x0 - reach) / length
  }
  const size = stone / length
  const keystone: Stretch = [0.5 - 0.6 * size, 0.5 + 0.6 * size]
  // The base of an arch is level: at the inner edge its lowest stone is shorter than on the line.
  const base = size + (thick / 2 / length) * (line.a / Math.sqrt((line.a + rise) ** 2 - line.a ** 2))
  // Titles of the right flank mirror those of the left one; both end before the middle.
  const limit = flanks[1].length > 0 ? crown - margin : width
  const [stones, gaps, titles]: [Stretch[], Stretch[], TitlePlace[]] = [[], [], []]

  flanks.forEach((flank, side) => {
    const place = ([from, to]: Stretch): Stretch => (side === 0 ? [from, to] : [1 - to, 1 - from])
    const openings = flank.map(
      (_, row): Stretch => [fractionAt(heightOf(row) - opening / 2), fractionAt(heightOf(row) + opening / 2)],
    )
    let at = 0
    for (const [from, to] of [...openings.toReversed(), [keystone[0], 1] as const]) {
      // A tall wall starts with the stone at the base.
      const first = at === 0 && from > base + 0.75 * size ? base : at
      if (first > at) stones.push(place([at, first]))
      stones.push(...wall(first, from, size).map(place))
      at = to
    }
    gaps.push(...openings.map(place))
    flank.forEach((title, row) => {
      const y = ground - heightOf(row) - lineHeight / 2
      const inside = signChange((fraction) => edgePoint(clear, 'inner', fraction).y - y, 0.001, 0.5)
      const x = Math.round(edgePoint(clear, 'inner', inside).x)
      const end = Math.min(measure, limit - x)
      titles.push({
        title,
        x: side === 0 ? x : Math.round(2 * crown - x - end),
        y: Math.round(y),
        width: Math.round(end),
        height: block,
        right: side === 1,
      })
    })
  })
  return { body, ground, stones, keystone, gaps, titles }
}
