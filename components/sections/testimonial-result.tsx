import { Figure } from '@/components/ui/figure'
import type { Testimonial } from '@/lib/content/types'

interface TestimonialResultProps {
  testimonial: Pick<Testimonial, 'result' | 'figure'>
  /** l: its text is above and below the figure; s: beside it. */
  size: 'l' | 's'
}

const looks = {
  l: { figure: 'xl', line: 'text-lead', text: 'block', after: 'mt-4 block' },
  s: {
    figure: 'l',
    line: 'text-small text-ink-2 flex flex-wrap items-end gap-x-5',
    text: 'block',
    after: 'max-w-[14rem] pb-1',
  },
} as const

/** A result as one sentence, its figure in large type: “Launch 40% faster”. A figure that is not in the sentence stands before it. */
export const TestimonialResult = ({ testimonial: { result, figure }, size }: TestimonialResultProps) => {
  const look = looks[size]
  const number = figure ? figure.value + figure.unit : ''
  const [before = '', ...rest] = number && result.includes(number) ? result.split(number) : ['', result]
  const after = rest.join(number).trim()
  return (
    <p className={look.line}>
      {number && (
        <span className="block">
          {before && <span className={look.text}>{before}</span>}
          <Figure value={number} size={look.figure} className="block text-ink" />{' '}
        </span>
      )}
      {after && <span className={look.after}>{after}</span>}
    </p>
  )
}
