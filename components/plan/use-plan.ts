'use client'

import { useSyncExternalStore } from 'react'
import { planStore } from '@/lib/plan/store'

/** The visitor's plan and notices. The exported page shows the empty plan. */
export const usePlan = () => useSyncExternalStore(planStore.subscribe, planStore.read, planStore.readInitial)
