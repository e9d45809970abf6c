import { ResultArches } from '@/components/illustrations/result-arches'
import { ResultDrop } from '@/components/illustrations/result-drop'
import { ResultWeek } from '@/components/illustrations/result-week'
import type { Testimonial } from '@/lib/content/types'

/** The illustration of a testimonial's result, in true proportion where its numbers allow. */
export const ResultChart = ({ chart }: { chart: NonNullable<Testimonial['chart']> }) => {
  switch (chart.kind) {
    case 'decline':
      return <ResultDrop from={chart.from} to={chart.to} note={chart.note} />
    case 'duration':
      return <ResultArches {...chart} />
    case 'week':
      return <ResultWeek saved={chart.hours} days={chart.days} note={chart.caption} />
  }
}
