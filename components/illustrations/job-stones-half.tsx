import { arch, edgePoint, lengthOf, type Stretch, truss } from '@/lib/catenary'
import { crowd, type JobStonesProps, Stones } from './job-stones-pieces'
import { Illustration, Keystone } from './parts'

/** Half of a steep arch up to its keystone. Each title stands inside the arch, beside its gap, the first one at the top. */
export const JobStonesHalf = ({ titles }: JobStonesProps) => {
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
