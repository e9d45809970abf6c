import type { ReactNode, Ref } from 'react'

interface QuestionProps {
  id: string
  question: string
  help: string
  /** For the heading, which takes the focus when the step appears. */
  headingRef: Ref<HTMLHeadingElement>
  children: ReactNode
}

/** One question: a group of controls, named by the question and described by its help text. */
export const Question = ({ id, question, help, headingRef, children }: QuestionProps) => (
  <fieldset aria-describedby={`${id}-help`} className="min-w-0">
    <legend className="w-full">
      <h2
        ref={headingRef}
        tabIndex={-1}
        className="scroll-mt-36 sm:scroll-mt-44 [@media(max-height:36rem)]:scroll-mt-4 text-h3-l outline-none"
      >
        {question}
      </h2>
    </legend>
    <p id={`${id}-help`} className="mt-1.5 max-w-[32rem] text-balance text-ink-2">
      {help}
    </p>
    <div className="@container mt-6 grid gap-2.5 lg:gap-2">{children}</div>
  </fieldset>
)
