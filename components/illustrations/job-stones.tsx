import { JobStonesHalf } from './job-stones-half'
import type { JobStonesProps } from './job-stones-pieces'
import { JobStonesWide } from './job-stones-wide'

/** An arch of stones for the team with a gap for each open job, whose title is in it or beside it; narrow windows show half of it. */
export const JobStones = ({ titles }: JobStonesProps) => (
  <>
    <JobStonesWide titles={titles} />
    <JobStonesHalf titles={titles} />
  </>
)
