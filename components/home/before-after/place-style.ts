import type { CSSProperties } from 'react'
import { stages } from '@/lib/before-after/stages'
import type { Place, Places } from './places'

const share = (part: number, whole: number) => `${Math.round((part / whole) * 1000) / 10}%`

/** The margins of a box at its place in a picture. Its top does not move when the picture grows. */
const marginsOf = ({ x, y, width }: Place, whole: number) =>
  `calc(${y} * var(--spacing)) ${share(whole - x - width, whole)} 0 ${share(x, whole)}`

/** Passes the margins of a box in each illustration to the style sheet: `--at1` is for phones, `--at2` for tablets, `--at3` for desktops. */
export const placeStyle = ({ turn, ...places }: Places): CSSProperties => ({
  ...(turn && { rotate: `${turn}deg` }),
  ...Object.fromEntries(stages.map(({ name, width }, i) => [`--at${i + 1}`, marginsOf(places[name], width)])),
})
