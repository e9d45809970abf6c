import { useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { type CarriedEstimate, fetchEstimate } from '@/lib/browser/carried-estimate'
import { planStore } from '@/lib/browser/plan-store'

/** The estimate that the address names, and the button that adds it to the message with the plan. */
export default function EstimateCard() {
  const [carried, setCarried] = useState<CarriedEstimate>()
  const [added, setAdded] = useState(false)
  const note = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    fetchEstimate(location).then(setCarried, console.warn)
  }, [])
  if (!carried) return null
  const { lines, roi } = carried
  const isDamaged = lines.length === 0
  const text = added ? roi.carried.added : roi.carried.plan
  const add = () => {
    planStore.addMessage(lines.join('\n'))
    setAdded(true)
    // The button disappears, so the focus moves to what it has done.
    note.current?.focus()
  }
  return (
    <Card as="section" look="flat" aria-labelledby="carried-estimate" className="mb-12 p-6 sm:p-7 print:hidden">
      <h2 id="carried-estimate" className="text-h3">
        {roi.result.eyebrow}
      </h2>
      {lines.map((line) => (
        <p key={line} className="mt-1.5 text-small wrap-anywhere">
          {line}
        </p>
      ))}
      <p ref={note} tabIndex={-1} role="status" className="mt-5 text-small text-ink-2 outline-none">
        {isDamaged ? roi.carried.damaged : text}
      </p>
      {!added && !isDamaged && (
        <Button look="outline" onClick={add} className="mt-5">
          {roi.carried.add}
        </Button>
      )}
    </Card>
  )
}
