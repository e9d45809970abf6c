import { Fragment } from 'react'
import { RichText } from '@/components/ui/rich-text'
import type { NextStep } from '@/lib/blog/next-steps'
import { noteMark, stepMark } from '@/lib/content/passage-marks'
import { StepLine } from './step-line'

interface ArticleBodyProps {
  /** The rendered text with the marked places of the calls to action and of the notes. */
  html: string
  /** Shown at the places of the calls to action, each once. */
  steps: readonly NextStep[]
  newTabLabel: string
}

/** The text of an article in passages, each of which begins with a call to action, a note, or neither. */
export const ArticleBody = ({ html, steps, newTabLabel }: ArticleBodyProps) =>
  html.split(stepMark).map((part, i) => {
    const [first = '', ...noted] = part.split(noteMark)
    const step = i > 0 && steps[i - 1]
    return (
      <Fragment key={part}>
        <div className="passage">
          {step && <StepLine step={step} newTabLabel={newTabLabel} className="article-step" />}
          <RichText html={first} className={`reading article-body ${i === 0 ? 'article-start' : ''}`} />
        </div>
        {noted.map((passage) => (
          <RichText key={passage} html={passage} className="passage reading article-body" />
        ))}
      </Fragment>
    )
  })
