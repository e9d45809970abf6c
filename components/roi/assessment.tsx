'use client'

import { type ComponentProps, type ReactNode, useState } from 'react'
import { Quote } from '@/components/ui/quote'
import type { Roi } from '@/lib/content/collections/roi'
import { useMayMove, useRotation } from './use-rotation'

export interface AssessmentProps {
  copy: Roi['assessment']
  /** Icons of the categories, in their order. */
  pictures: readonly ReactNode[]
  quotes: readonly { text: string; author: string }[]
  icons: { pause: ReactNode; resume: ReactNode; next: ReactNode }
}

const TurnButton = ({ className, ...props }: ComponentProps<'button'>) => (
  <button
    type="button"
    data-needs-js=""
    data-no-print
    className={`-mr-2 inline-flex min-h-11 items-center gap-2 rounded-control px-2 text-small font-medium text-ink-2 transition-colors hover:text-teal ${className}`}
    {...props}
  />
)

/** Quotes stacked in one grid cell, one visible at a time; all can be heard. Without scripts they are listed below each other. */
const RotatingQuotes = ({ quotes, current }: Pick<AssessmentProps, 'quotes'> & { current: number }) => (
  <ul className="mt-3 grid grid-cols-1 gap-x-10 gap-y-6 lg:[html:not([data-js])_&]:grid-cols-2 [html[data-js]_&]:gap-y-0">
    {quotes.map(({ text, author }, index) => (
      <li
        key={text}
        data-current={index === current}
        className="transition-opacity duration-500 motion-reduce:transition-none [html[data-js]_&]:[grid-area:1/1] [html[data-js]_&]:data-[current=false]:pointer-events-none [html[data-js]_&]:data-[current=false]:opacity-0 print:opacity-100! print:not-first:mt-6 print:[grid-area:auto]!"
      >
        <figure>
          <Quote size="xs">{text}</Quote>
          <figcaption className="mt-3 text-small text-ink-2">{author}</figcaption>
        </figure>
      </li>
    ))}
  </ul>
)

/**
 * The panel beside the questions: categories and quotes, each shown in turn. The rotation pauses on hover and focus, in a
 * hidden tab, with the pause button, and always under reduced motion, where a button shows the next quote instead.
 */
export function Assessment({ copy, pictures, quotes, icons }: AssessmentProps) {
  const [paused, setPaused] = useState(false)
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)
  // Resuming takes effect although the focus is still on the button.
  const toggle = () => {
    setPaused(!paused)
    if (paused) setFocused(false)
  }
  const running = useMayMove() && !paused && !pointed && !focused
  const [category] = useRotation(copy.categories.length, copy.categoryInterval, running)
  const [quote, turnQuote] = useRotation(quotes.length, copy.quoteInterval, running)

  return (
    <aside
      aria-label={copy.label}
      data-running={running}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      className="lg:[html:not([data-js])_&]:grid lg:[html:not([data-js])_&]:grid-cols-[2fr_3fr] lg:[html:not([data-js])_&]:gap-x-16"
    >
      <div>
        <h2 className="text-title">{copy.heading}</h2>
        <ul className="mt-6 border-t border-rule-2 sm:max-lg:grid sm:max-lg:grid-cols-2 sm:max-lg:gap-x-6 lg:mt-4">
          {copy.categories.map(({ label, text }, index) => (
            <li
              key={label}
              data-highlighted={index === category}
              className="group relative flex items-center gap-4 border-b border-rule-2 py-3.5 pl-4 lg:py-2.5 motion-reduce:pl-1 print:pl-1"
            >
              {pictures[index]}
              <span>
                <span className="block font-semibold transition-colors group-data-[highlighted=true]:text-teal motion-reduce:text-ink! print:text-ink!">
                  {label}
                </span>
                <span className="block text-small text-ink-2">{text}</span>
              </span>
              <span
                aria-hidden="true"
                data-needs-js=""
                data-no-print
                className="absolute inset-y-2 left-0 w-0.5 transition-colors group-data-[highlighted=true]:bg-copper-line forced-color-adjust-none forced-colors:group-data-[highlighted=true]:bg-[CanvasText] motion-reduce:hidden"
              />
            </li>
          ))}
        </ul>
      </div>
      <div className="mt-10 lg:mt-7 lg:[html:not([data-js])_&]:mt-0">
        <div className="flex min-h-11 items-center justify-between gap-4 break-after-avoid">
          <p className="eyebrow">{copy.quotesHeading}</p>
          <TurnButton onClick={toggle} className="motion-reduce:hidden">
            {paused ? icons.resume : icons.pause}
            {paused ? copy.resume : copy.pause}
          </TurnButton>
          <TurnButton onClick={turnQuote} className="motion-safe:hidden">
            {copy.nextQuote}
            {icons.next}
          </TurnButton>
        </div>
        <RotatingQuotes quotes={quotes} current={quote} />
      </div>
    </aside>
  )
}
