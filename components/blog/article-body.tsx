import { Fragment } from 'react'
import { RichText } from '@/components/ui/rich-text'
import type { NextStep } from '@/lib/blog/next-steps'
import { stepMark } from '@/lib/content/step-mark'
import { StepLine } from './step-line'

interface ArticleBodyProps {
  /** The rendered text with the marked places of the calls to action. */
  html: string
  /** Shown at these places in turn. */
  steps: readonly NextStep[]
  newTabLabel: string
}

/** The text of an article, with a call to action at each marked place. */
export const ArticleBody = ({ html, steps, newTabLabel }: ArticleBodyProps) =>
  html.split(stepMark).map((part, i) => {
    const step = i > 0 && steps[(i - 1) % steps.length]
    return (
      <Fragment key={part}>
        {step && <StepLine step={step} newTabLabel={newTabLabel} className="article-step" />}
        <RichText html={part} className={`reading article-body ${i === 0 ? 'article-start' : ''}`} />
      </Fragment>
    )
  })
