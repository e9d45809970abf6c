import { JobTitle } from '@/components/careers/job-title'
import { edgePoint, outline } from '@/lib/catenary'
import { type Design, layJobStones } from './job-stones-layout'
import { Illustration, Keystone } from './parts'

interface JobStonesProps {
  /** Titles of the open jobs. */
  titles: readonly string[]
}

/** With more titles than this, their text is smaller. */
const crowd = 4

/** The whole arch, with the first half of the titles beside its left flank. */
export const wideDesign = (titles: readonly string[]): Design => {
  const half = Math.ceil(titles.length / 2)
  const small = titles.length > 2 * crowd
  return {
    width: 1200,
    crown: 600,
    foot: 40,
    thick: 56,
    least: 330,
    line: small ? 20 : 22,
    characters: small ? 32 : 31,
    measure: 310,
    flanks: [titles.slice(0, half), titles.slice(half)],
  }
}

/** The same arch for tablets, with larger text in proportion. */
export const middleDesign = (titles: readonly string[]): Design => ({
  ...wideDesign(titles),
  width: 720,
  crown: 360,
  foot: 24,
  thick: 40,
  least: 250,
  line: 16,
  characters: 24,
  measure: 200,
})

/** The same arch for phones: all titles are beside its left flank, and its right one runs on beyond the page's edge. */
export const narrowDesign = (titles: readonly string[]): Design => {
  const small = titles.length > crowd
  return {
    width: 335,
    crown: 290,
    foot: 22,
    thick: 42,
    least: 210,
    line: small ? 16 : 18,
    characters: small ? 22 : 23,
    measure: 210,
    flanks: [titles, []],
  }
}

interface ArchProps {
  design: Design
  textClass: string
  className: string
}

const Arch = ({ design, textClass, className }: ArchProps) => {
  const { body, ground, stones, keystone, gaps, titles } = layJobStones(design)
  return (
    <Illustration size={[design.width, ground]} className={className}>
      <path className="stroke-field" strokeDasharray="3 5" d={gaps.map((gap) => outline(body, gap)).join('')} />
      <path
        className="fill-teal-wash stroke-ink"
        strokeWidth="1.4"
        d={stones.map((stone) => outline(body, stone)).join('')}
      />
      <path className="fill-copper-wash stroke-ink" strokeWidth="1.4" d={outline(body, keystone)} />
      <Keystone at={edgePoint(body, 'outer', 0.5)} halo="still" />
      {titles.map(({ title, right, ...place }) => (
        <foreignObject key={place.x + place.y} {...place} className="overflow-visible">
          <div className={`gap-title ${textClass} ${right ? 'text-right' : ''}`}>
            <JobTitle title={title} />
          </div>
        </foreignObject>
      ))}
    </Illustration>
  )
}

/** An arch of stones for the team with a gap for each open job, whose title is beside it. */
export const JobStones = ({ titles }: JobStonesProps) => (
  <>
    <Arch
      design={wideDesign(titles)}
      textClass={titles.length > 2 * crowd ? 'gap-title-wide-small' : 'gap-title-wide'}
      className="w-full max-lg:hidden"
    />
    <Arch design={middleDesign(titles)} textClass="gap-title-small" className="w-full max-tablet:hidden lg:hidden" />
    <Arch
      design={narrowDesign(titles)}
      textClass={titles.length > crowd ? 'gap-title-small' : ''}
      className="mx-auto w-full max-w-[26rem] tablet:hidden"
    />
  </>
)
