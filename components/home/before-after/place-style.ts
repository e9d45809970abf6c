import type { CSSProperties } from 'react'
import type { Place, Places } from '@/lib/before-after/places'
import { stages } from '@/lib/before-after/stages'

const share = (part: number, whole: number) => `${Math.round((part / whole) * 1000) / 10}%`

/** Passes a value for each illustration to the style sheet: `--at1` is for phones, `--at2` for tablets, `--at3` for desktops. */
const placeVariables = (places: Places, boxAt: (place: Place, stage: (typeof stages)[number]) => string) =>
  Object.fromEntries(stages.map((stage, i) => [`--at${i + 1}`, boxAt(places[stage.name], stage)]))

/** Top, right, bottom, and left of a place. Its top does not move when the illustration grows. */
const boxOf = ({ x, y, width }: Place, whole: number, bottom: string) =>
  `calc(${y} * var(--spacing)) ${share(whole - x - width, whole)} ${bottom} ${share(x, whole)}`

/** The insets of a box at its place in each illustration. */
export const placeStyle = ({ turn, ...places }: Places): CSSProperties => ({
  ...(turn && { rotate: `${turn}deg` }),
  ...placeVariables(places, (place, stage) => boxOf(place, stage.width, 'auto')),
})

/** The margins of a box that the illustration grows with. */
export const flowStyle = (places: Places): CSSProperties =>
  placeVariables(places, (place, { width }) => boxOf(place, width, '0'))
