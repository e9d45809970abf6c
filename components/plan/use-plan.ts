'use client'

import { useSyncExternalStore } from 'react'
import { planStore } from '@/lib/plan/store'

/** The visitor's plan and notices. The exported page shows an empty plan; after that the state in memory counts. */
export const usePlan = () => useSyncExternalStore(planStore.subscribe, planStore.read, planStore.readInitial)
