import type { Stretch } from '@/lib/catenary'

/** A piece of an arch, as fractions of its length: a stone, or the gap for an open job. */
export interface Piece {
  readonly stretch: Stretch
  readonly job?: number
}

interface Measures {
  /** Length to fill. */
  length: number
  /** Preferred lengths of a gap and of a stone. */
  gap: number
  stone: number
  /** Minimum length of stone between two gaps. */
  least: number
}

/** Stones over the whole length with a gap for each job; all gaps have the same length and distance. */
export function layStones(jobs: number, { length, gap, stone, least }: Measures): Piece[] {
  const opening = jobs === 0 ? 0 : Math.min(gap, (length - (jobs + 1) * least) / jobs)
  const wall = (length - jobs * opening) / (jobs + 1)
  // An odd number, so that a wall in the middle of the arch has a stone there.
  const inWall = 1 + 2 * Math.max(0, Math.round((wall / stone - 1) / 2))
  const pieces: Piece[] = []
  let at = 0
  const lay = (size: number, job?: number) => {
    pieces.push({ stretch: [at / length, Math.min(1, (at + size) / length)], job })
    at += size
  }
  for (let job = 0; job <= jobs; job += 1) {
    for (let i = 0; i < inWall; i += 1) lay(wall / inWall)
    if (job < jobs) lay(opening, job)
  }
  return pieces
}
