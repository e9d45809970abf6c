import { JobTitle } from '@/components/careers/job-title'
import { outline, type Stretch, type Truss } from '@/lib/catenary'
import type { Piece } from './job-stones-layout'

export interface JobStonesProps {
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
export const crowd = 4

/** The outlines of pieces as one path. */
export const outlines = (body: Truss, pieces: readonly Piece[]): string =>
  pieces.map(({ stretch }) => outline(body, stretch)).join('')

/** The stones, and the gaps with the titles of the jobs. */
export const Stones = ({ body, pieces, titles, placeTitle, titleClass }: BodyProps) => {
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
