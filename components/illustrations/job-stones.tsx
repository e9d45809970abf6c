import { JobTitle } from '@/components/careers/job-title'
import {
  arch,
  edgePoint,
  lengthBetween,
  lengthOf,
  outline,
  pointAt,
  type Stretch,
  slopeAt,
  type Truss,
  truss,
} from '@/lib/catenary'
import { layStones, type Piece } from './job-stones-layout'
import { Illustration, Keystone } from './parts'

interface JobStonesProps {
  /** Titles of the open jobs. */
  titles: readonly string[]
}

interface BodyProps extends JobStonesProps {
  body: Truss
  pieces: readonly Piece[]
  /** Where the title of a job is. */
  placeTitle: (gap: Stretch) => { x: number; y: number; width: number; height: number }
  titleClass: string
}

/** With more titles than this, gaps and text are smaller. */
const crowd = 4

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

const outlines = (body: Truss, pieces: readonly Piece[]): string =>
  pieces.map(({ stretch }) => outline(body, stretch)).join('')

const Stones = ({ body, pieces, titles, placeTitle, titleClass }: BodyProps) => {
  const stones = pieces.filter(({ job }) => job === undefined)
  const gaps = pieces.filter(({ job }) => job !== undefined)
  return (
    <>
      <path className="stroke-field" strokeDasharray="3 5" d={outlines(body, gaps)} />
      <path className="fill-teal-wash stroke-ink" strokeWidth="1.4" d={outlines(body, stones)} />
      {gaps.map(({ stretch, job = 0 }) => (
        <foreignObject key={job} {...placeTitle(stretch)} className="overflow-visible">
          <div className={`gap-title ${titleClass}`}>
            <JobTitle title={titles[job] ?? ''} />
          </div>
        </foreignObject>
      ))}
    </>
  )
}

const width = 1200
/** The line of the wide arch runs on beyond the page's columns, where its first and last stones are cut. */
const beyond = 40

/**
 * A low arch across the page. Its first and last stones have upright backs and stand level on the ground. With an odd number of jobs
 * its crown is a gap and has no keystone.
 */
const Wide = ({ titles }: JobStonesProps) => {
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

/** Half of a steep arch up to its keystone. Each title stands inside the arch, beside its gap, the first one at the top. */
const Half = ({ titles }: JobStonesProps) => {
  const [width, crown, thick, stone] = [335, 308, 50, 30]
  const jobs = titles.length
  const [gap, wall] = jobs > crowd ? [50, 18] : [66, 20]
  const leg = jobs * (gap + wall)
  const rise = Math.max(190, 1.4 * leg + 48)
  const ground = Math.round(rise + thick / 2 + 8)
  const line = arch(0.6 * thick, 2 * crown - 0.6 * thick, ground, rise)
  const body = truss(line, thick, thick, 0.5)
  const share = (from: number, to: number): Stretch => [from / lengthOf(line), to / lengthOf(line)]
  // Stones of one size from the highest gap to the crown; the last one is the keystone, half of which is beyond it.
  const rest = lengthOf(line) / 2 - leg
  const count = Math.ceil(rest / stone + 0.5)
  const size = rest / (count - 0.5)
  const pieces = [
    ...titles.toReversed().flatMap((_, i) => {
      const at = i * (gap + wall)
      return [{ stretch: share(at, at + wall) }, { stretch: share(at + wall, at + wall + gap), job: jobs - 1 - i }]
    }),
    ...Array.from({ length: count }, (_, i) => ({ stretch: share(leg + i * size, leg + (i + 1) * size) })),
  ]
  const placeTitle = ([from, to]: Stretch) => {
    const { x, y } = edgePoint(body, 'inner', (from + to) / 2)
    const left = Math.round(x + 14)
    return { x: left, y: Math.round(y - 28), width: width - left, height: 68 }
  }
  return (
    <Illustration size={[width, ground]} className="mx-auto w-full max-w-[26rem] lg:hidden">
      <Stones
        body={body}
        pieces={pieces}
        titles={titles}
        placeTitle={placeTitle}
        titleClass={jobs > crowd ? 'gap-title-small' : ''}
      />
      <Keystone at={edgePoint(body, 'outer', 0.5)} halo="still" />
    </Illustration>
  )
}

/** An arch of stones for the team with a gap for each open job, whose title is in it or beside it; narrow windows show half of it. */
export const JobStones = ({ titles }: JobStonesProps) => (
  <>
    <Wide titles={titles} />
    <Half titles={titles} />
  </>
)
