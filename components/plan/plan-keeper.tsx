'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { pageLinkedTo } from './plain-links'

let isKeeping = false

/**
 * Keeps the plan, which lives in the document's memory, while the visitor goes on to other pages: from now on the framework
 * follows the links in texts too, which would otherwise load a new document. Shows nothing and stays for good.
 */
export function PlanKeeper() {
  const router = useRouter()

  useEffect(() => {
    if (isKeeping) return
    isKeeping = true
    document.addEventListener('click', (event) => {
      const address = pageLinkedTo(event)
      if (address === undefined) return
      event.preventDefault()
      router.push(address)
    })
  }, [router])

  return null
}
