import type { CSSProperties } from 'react'
import type { Place, Places } from '@/lib/before-after/places'
import { stages } from '@/lib/before-after/stages'

const share = (part: number, whole: number) => `${Math.round((part / whole) * 1000) / 10}%`

/**
 * Passes places to the style sheet, which uses the one of the visible illustration: `--at1` is for phones, `--at2` for
 * tablets, `--at3` for desktops, each the insets of a box.
 */
export const placeStyle = ({ turn, ...places }: Places): CSSProperties => ({
  ...(turn && { rotate: `${turn}deg` }),
  ...Object.fromEntries(
    stages.map(({ name, width, height }, i) => {
      const place: Place = places[name]
      const right = share(width - place.x - place.width, width)
      return [`--at${i + 1}`, `${share(place.y, height)} ${right} auto ${share(place.x, width)}`]
    }),
  ),
})
