import type { CSSProperties } from 'react'
import type { Place, Places } from '@/lib/before-after/places'

const measures = ['x', 'y', 'width', 'turn', 'dx', 'dy'] as const satisfies readonly (keyof Place)[]

/**
 * Hands places on to the style sheet, which takes those of the picture on show: `--x1` is for phones, `--x2` for tablets,
 * `--x3` for desktops. Each picture gets all of them, so that the style sheet need not look for them in narrower ones.
 */
export const placeStyle = ({ phone, tablet, desktop }: Places): CSSProperties =>
  Object.fromEntries(
    [phone, { ...phone, ...tablet }, { ...phone, ...tablet, ...desktop }].flatMap((place: Place, stage) =>
      measures.map((measure) => [`--${measure}${stage + 1}`, place[measure] ?? 0]),
    ),
  )
