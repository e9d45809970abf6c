'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { countItems } from '@/lib/plan/plan'
import { planStore } from '@/lib/plan/store'
import { pageLinkedTo } from './plain-links'
import { loadWholeStyles } from './whole-styles'

let isKeeping = false

const holdsTools = () => countItems(planStore.read().plan) > 0

/** Gets ready to change pages without a new document; what the browser would fetch in advance is of no use then. */
const prepare = () => {
  if (!holdsTools()) return
  document.querySelector('script[type="speculationrules"]')?.remove()
  loadWholeStyles()
}

/**
 * Keeps the plan, which lives in the document's memory, while the visitor goes on to other pages: as long as there are tools
 * in it the framework follows the links, which would otherwise load a new document. Shows nothing and stays for good.
 */
export function PlanKeeper() {
  const router = useRouter()

  useEffect(() => {
    if (isKeeping) return
    isKeeping = true
    planStore.subscribe(prepare)
    document.addEventListener('click', (event) => {
      const address = holdsTools() ? pageLinkedTo(event) : undefined
      if (address === undefined) return
      event.preventDefault()
      loadWholeStyles().then(() => router.push(address))
    })
  }, [router])

  return null
}
