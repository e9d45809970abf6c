'use client'

import { useSyncExternalStore } from 'react'
import { planStore } from '@/lib/browser/plan-store'
import { withEstimate } from '@/lib/roi/fragment'

/** The visitor's plan and notices. The exported page shows the empty plan. */
export const usePlan = () => useSyncExternalStore(planStore.subscribe, planStore.read, planStore.readInitial)

/** The part of the address with the estimate that the visitor brings along; empty in the exported page. */
export const useEstimate = () =>
  useSyncExternalStore(
    planStore.subscribe,
    () => withEstimate('', location.hash),
    () => '',
  )
