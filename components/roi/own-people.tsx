import { useState } from 'react'
import { Field } from '@/components/ui/field'
import type { Roi } from '@/lib/content/collections/roi'
import { formatNumber } from '@/lib/roi/format'
import { fillTemplate } from '@/lib/text/fill-template'
import { formatDollars } from '@/lib/text/money'

interface OwnPeopleProps {
  /** US dollars a year, for so many people. */
  savings: number
  headcount: number
  copy: Roi['result']['span']
}

/** A number of people as a visitor types it, such as “1,200”; undefined unless it is one from 1 to 999,999. */
const readPeople = (text: string): number | undefined =>
  /^\s*[1-9]\d{0,2}(?:,?\d{3})?\s*$/.test(text) ? Number(text.replace(',', '')) : undefined

/** What the same formula gives for the visitor's own number of people, in all and for each: a second reading, which changes nothing else. */
export function OwnPeople({ savings, headcount, copy }: OwnPeopleProps) {
  const [text, setText] = useState('')
  const people = readPeople(text)
  return (
    <div className="print:hidden">
      <Field
        label={copy.ownLabel}
        hint={copy.ownHint}
        inputMode="numeric"
        autoComplete="off"
        maxLength={9}
        value={text}
        onChange={({ target }) => setText(target.value)}
        className="max-w-[32rem]"
      />
      <output className="mt-2 block text-small">
        {people &&
          fillTemplate(copy.ownText, {
            people: formatNumber(people),
            headcount: formatNumber(headcount),
            total: formatDollars(Math.round((savings * people) / headcount)),
            amount: formatDollars(Math.round(savings / headcount)),
          })}
      </output>
    </div>
  )
}
