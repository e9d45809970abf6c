import type { ReactNode } from 'react'
import { readProgress } from '@/lib/progress'

interface ProgressProps {
  /** From 0 to `max`; null while it is unknown. */
  value: number | null
  /** 100 by default. */
  max?: number
  /** Name for assistive technology. */
  label: string
  /** The value as text, such as “Step 2 of 6”. */
  valueText?: string
  className?: string
  /** The illustration that shows the value. */
  children?: ReactNode
}

/** A progress bar without styles: the illustration inside shows the value, and `data-state` is for styling. */
export function Progress({ value, max, label, valueText, className, children }: ProgressProps) {
  const progress = readProgress(value, max)
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={progress.max}
      aria-valuenow={progress.value ?? undefined}
      aria-valuetext={progress.value === null ? undefined : valueText}
      data-state={progress.state}
      className={className}
    >
      {children}
    </div>
  )
}
