import { arch, edgePoint, lengthOf, outline, pointAt, type Stretch, slopeAt, type Truss, truss } from '@/lib/catenary'
import { layStones, type Piece } from './job-stones-layout'
import { Illustration, Keystone } from './parts'

interface JobStonesProps {
  /** Titles of the open jobs. */
  titles: readonly string[]
}

interface BodyProps extends JobStonesProps {
  body: Truss
  pieces: readonly Piece[]
  /** For a leg: its foot is level with the ground, text runs across it, and the first job is the highest. */
  upright?: boolean
}

/** With more titles than this, gaps and text are smaller. */
const crowd = 4

/** The largest horizontal box inside a gap. */
function boxIn(body: Truss, [from, to]: Stretch, upright: boolean) {
  const { line, crown: thick } = body
  const middle = pointAt(line, (from + to) / 2)
  const slope = Math.abs(slopeAt(line, middle.x))
  const run = Math.hypot(1, slope)
  const length = (to - from) * lengthOf(line)
  const [wide, high] = upright ? [thick, length] : [length, thick]
  const lean = upright ? 1 / run : slope / run
  const tall = high * Math.sqrt(1 - lean ** 2) - wide * lean * (upright ? 0.3 : 0.25)
  const width = wide * Math.sqrt(1 - lean ** 2) - tall * lean - 10
  return {
    x: Math.round(middle.x - width / 2),
    y: Math.round(middle.y - tall / 2),
    width: Math.round(width),
    height: Math.round(tall),
  }
}

/** The ends of the whole arch are at right angles to its line, not level with the ground. */
const outlineOf = (body: Truss, [from, to]: Stretch, upright: boolean): string =>
  outline(body, upright ? [from, to] : [Math.max(1e-4, from), Math.min(1 - 1e-4, to)])

const Stones = ({ body, pieces, titles, upright = false }: BodyProps) => {
  const stones = pieces.filter(({ job }) => job === undefined)
  const gaps = pieces.filter(({ job }) => job !== undefined)
  return (
    <>
      <path
        className="fill-teal-wash stroke-ink"
        strokeWidth="1.4"
        d={stones.map(({ stretch }) => outlineOf(body, stretch, upright)).join('')}
      />
      <path
        className="stroke-field"
        strokeDasharray="3 5"
        d={gaps.map(({ stretch }) => outlineOf(body, stretch, upright)).join('')}
      />
      {gaps.map(({ stretch, job = 0 }) => (
        <foreignObject key={job} {...boxIn(body, stretch, upright)} className="overflow-visible">
          <div className={`gap-title ${titles.length > crowd ? 'gap-title-small' : ''}`}>
            {titles[upright ? titles.length - 1 - job : job]}
          </div>
        </foreignObject>
      ))}
    </>
  )
}

const width = 1200

/** A low arch across the page. */
const Wide = ({ titles }: JobStonesProps) => {
  const [thick, rise] = titles.length > crowd ? [164, 44] : [124, 92]
  const ground = rise + thick / 2 + 6
  const body = truss(arch(0, width, ground, rise), thick, thick, 0.5)
  const pieces = layStones(titles.length, { length: lengthOf(body.line), gap: 264, stone: 46, least: 30 })
  return (
    <Illustration size={[width, Math.ceil(ground + thick / 2)]} className="w-full max-lg:hidden">
      <Stones body={body} pieces={pieces} titles={titles} />
      <Keystone at={edgePoint(body, 'outer', 0.5)} halo="still" />
    </Illustration>
  )
}

/** The leg of a steep arch. */
const Leg = ({ titles }: JobStonesProps) => {
  const [thick, gap, wall] = titles.length > crowd ? [270, 60, 12] : [270, 88, 24]
  const length = titles.length === 0 ? 150 : titles.length * gap + (titles.length + 1) * wall
  const line = arch(146, 146 + 3 * length, length, 5 * length)
  const body = truss(line, thick, thick, 0.5)
  const share = length / lengthOf(line)
  const pieces = layStones(titles.length, { length, gap, stone: 30, least: wall }).map((piece) => ({
    ...piece,
    stretch: [piece.stretch[0] * share, piece.stretch[1] * share] as const,
  }))
  const end = pointAt(line, share)
  const top = Math.floor(end.y - 34)
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 ${top} 335 ${Math.ceil(length - top)}`}
      className="illustration mx-auto w-full max-w-[26rem] lg:hidden"
    >
      <Stones body={body} pieces={pieces} titles={titles} upright />
      <Keystone at={end} halo="still" />
    </svg>
  )
}

/** An arch of stones for the team with a gap for each open job, which shows its title; narrow windows show one of its legs. */
export const JobStones = ({ titles }: JobStonesProps) => (
  <>
    <Wide titles={titles} />
    <Leg titles={titles} />
  </>
)
