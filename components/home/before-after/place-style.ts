import type { CSSProperties } from 'react'
import type { Places } from '@/lib/before-after/places'

/** Hands places on to the style sheet, which takes those of the picture on show: `--phone-x`, `--desktop-turn`. */
export const placeStyle = (places: Places): CSSProperties =>
  Object.fromEntries(
    Object.entries(places).flatMap(([stage, place]) =>
      Object.entries(place).map(([measure, value]) => [`--${stage}-${measure}`, value]),
    ),
  )
