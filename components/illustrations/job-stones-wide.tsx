import {
  arch,
  edgePoint,
  lengthBetween,
  lengthOf,
  pointAt,
  type Stretch,
  slopeAt,
  type Truss,
  truss,
} from '@/lib/catenary'
import { layStones } from './job-stones-layout'
import { crowd, type JobStonesProps, outlines, Stones } from './job-stones-pieces'
import { Illustration, Keystone } from './parts'

/** The largest horizontal box inside a gap. */
const boxIn =
  (body: Truss) =>
  ([from, to]: Stretch) => {
    const { line, crown: thick } = body
    const middle = pointAt(line, (from + to) / 2)
    const slope = Math.abs(slopeAt(line, middle.x))
    const run = Math.hypot(1, slope)
    const lean = slope / run
    const tall = thick * Math.sqrt(1 - lean ** 2) - (to - from) * lengthOf(line) * lean * 0.25
    const width = (to - from) * lengthOf(line) * Math.sqrt(1 - lean ** 2) - tall * lean - 10
    return {
      x: Math.round(middle.x - width / 2),
      y: Math.round(middle.y - tall / 2),
      width: Math.round(width),
      height: Math.round(tall),
    }
  }

const width = 1200
/** The line of the wide arch runs on beyond the page's columns, where its first and last stones are cut. */
const beyond = 40

/**
 * A low arch across the page. Its first and last stones have upright backs and stand level on the ground. With an odd number of jobs
 * its crown is a gap and has no keystone.
 */
export const JobStonesWide = ({ titles }: JobStonesProps) => {
  const [thick, rise] = titles.length > crowd ? [164, 50] : [124, 105]
  const line = arch(-beyond, width + beyond, rise + thick / 2 + 6, rise)
  const body = truss(line, thick, thick, 0.5)
  const length = lengthBetween(line, 0, width)
  const side = (lengthOf(line) - length) / 2
  const at = (fraction: number) => (side + fraction * length) / lengthOf(line)
  const laid = layStones(titles.length, { length, gap: 264, stone: 46, least: 30 })
  const pieces = laid.map(({ stretch: [from, to], job }, i) => ({
    job,
    stretch: [i === 0 ? 0.001 : at(from), i === laid.length - 1 ? 0.999 : at(to)] as const,
  }))
  const wall = laid.find(({ job }) => job !== undefined)?.stretch[0] ?? 1
  const foot = Math.min(wall * 0.6, 0.06)
  const ground = Math.round(edgePoint(body, 'inner', at(foot)).y)
  const stones = outlines(
    body,
    pieces.filter(({ job }) => job === undefined),
  )
  return (
    <Illustration size={[width, ground]} className="w-full max-lg:hidden">
      <clipPath id="Stones">
        <path d={stones} />
      </clipPath>
      {/* Cuts what is beyond it. */}
      <svg aria-hidden="true" width={width} height={ground}>
        <Stones
          body={body}
          pieces={pieces}
          titles={titles}
          placeTitle={boxIn(body)}
          titleClass={titles.length > crowd ? 'text-center gap-title-small' : 'text-center'}
        />
        <path className="stroke-ink" strokeWidth="2.8" clipPath="url(#Stones)" d={`M0 0V${ground}H${width}V0`} />
      </svg>
      {titles.length % 2 === 0 && <Keystone at={edgePoint(body, 'outer', 0.5)} halo="still" />}
    </Illustration>
  )
}
