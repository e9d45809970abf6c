/** The values of a progress bar. `value` is null while the progress is unknown. */
export interface Progress {
  state: 'indeterminate' | 'loading' | 'complete'
  value: number | null
  max: number
}

const defaultMax = 100

/** Reads the props of a progress bar. A wrong `max` falls back to 100, a wrong `value` to null; each writes an error to the console. */
export function readProgress(value: number | null, max: number = defaultMax): Progress {
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
