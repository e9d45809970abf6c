import { Quote } from '@/components/ui/quote'

interface RotatingQuotesProps {
  quotes: readonly { text: string; author: string }[]
  current: number
}

/** Quotes stacked in one grid cell, one visible at a time. Without scripts they are listed below each other. */
export const RotatingQuotes = ({ quotes, current }: RotatingQuotesProps) => (
  <ul className="mt-3 grid grid-cols-1 gap-x-10 gap-y-6 lg:[html:not([data-js])_&]:grid-cols-2 [html[data-js]_&]:gap-y-0">
    {quotes.map(({ text, author }, index) => (
      <li
        key={text}
        data-current={index === current}
        className="transition-[opacity,visibility] duration-500 motion-reduce:transition-none [html[data-js]_&]:[grid-area:1/1] [html[data-js]_&]:data-[current=false]:invisible [html[data-js]_&]:data-[current=false]:opacity-0 print:visible! print:opacity-100! print:not-first:mt-6 print:[grid-area:auto]!"
      >
        <figure>
          <Quote size="xs">{text}</Quote>
          <figcaption className="mt-3 text-small text-ink-2">{author}</figcaption>
        </figure>
      </li>
    ))}
  </ul>
)
