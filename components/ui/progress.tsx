import type { ReactNode } from 'react'

/** The values of a progress bar. `value` is null while the progress is unknown. */
interface ProgressValues {
  state: 'indeterminate' | 'loading' | 'complete'
  value: number | null
  max: number
}

const defaultMax = 100

/** Reads the props of a progress bar. A wrong `max` falls back to 100, a wrong `value` to null; each writes an error to the console. */
export function readProgress(value: number | null, max: number = defaultMax): ProgressValues {
  const limit = Number.isFinite(max) && max > 0 ? max : defaultMax
  if (limit !== max)
    console.error(`Progress: max must be a positive number, not ${max}. ${defaultMax} is used instead.`)
  if (value === null) return { state: 'indeterminate', value: null, max: limit }
  if (!(value >= 0 && value <= limit)) {
    console.error(`Progress: value must be a number from 0 to ${limit} or null, not ${value}. null is used instead.`)
    return { state: 'indeterminate', value: null, max: limit }
  }
  return { state: value === limit ? 'complete' : 'loading', value, max: limit }
}

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
