'use client'

import { lazy, Suspense } from 'react'
import { useEstimate } from './use-plan'

const EstimateCard = lazy(() => import('./estimate-card'))

/** The estimate that the visitor brings along, if any; only then is its script loaded. */
export const CarriedEstimate = () =>
  useEstimate() && (
    <Suspense>
      <EstimateCard />
    </Suspense>
  )
