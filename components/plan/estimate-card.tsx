import { useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { fetchEstimate, type LinkedEstimate } from '@/lib/browser/linked-estimate'
import { planStore } from '@/lib/browser/plan-store'

/** The estimate that the address names, and the button that adds it to the message with the plan. */
export default function EstimateCard() {
  const [linked, setLinked] = useState<LinkedEstimate>()
  const [added, setAdded] = useState(false)
  const note = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    fetchEstimate(location).then(setLinked, console.warn)
  }, [])
  if (!linked) return null
  const { lines, roi } = linked
  const isDamaged = lines.length === 0
  const text = added ? roi.estimateCard.added : roi.estimateCard.plan
  const add = () => {
    planStore.addMessage(lines.join('\n'))
    setAdded(true)
    // The button disappears, so the focus moves to what it has done.
    note.current?.focus()
  }
  return (
    <Card as="section" look="flat" aria-labelledby="linked-estimate" className="mb-12 p-6 sm:p-7 print:hidden">
      <h2 id="linked-estimate" className="text-title">
        {roi.result.eyebrow}
      </h2>
      {lines.map((line) => (
        <p key={line} className="mt-1.5 text-small wrap-anywhere">
          {line}
        </p>
      ))}
      <p ref={note} tabIndex={-1} role="status" className="mt-5 text-small text-ink-2 outline-none">
        {isDamaged ? roi.estimateCard.damaged : text}
      </p>
      {!added && !isDamaged && (
        <Button look="outline" onClick={add} className="mt-5">
          {roi.estimateCard.add}
        </Button>
      )}
    </Card>
  )
}
