import type { IconName } from '@/lib/icons'
import { controls } from './icons/controls'
import type { Glyph } from './icons/glyph'
import { services } from './icons/services'
import { things } from './icons/things'
import { trades } from './icons/trades'

const glyphs: Record<IconName, Glyph> = { ...services, ...trades, ...things, ...controls }

/** Stroke in grid units: heavier where the icon is tiny, finer where it is large. */
function weight(size: number): number {
  if (size < 20) return 1.9
  return size < 32 ? 1.6 : 1.3
}

interface IconProps {
  name: IconName
  /** Edge length in px. */
  size?: 16 | 18 | 20 | 24 | 28 | 32 | 40
  /** Read out in place of the picture; without it the icon is decoration. */
  label?: string
  className?: string
}

/** An icon from the site's own set: body in the text's color, catenary in teal, one copper node. */
export function Icon({ name, size = 24, label, className }: IconProps) {
  const { body, curve, accent, node } = glyphs[name]
  return (
    <>
      <svg
        aria-hidden="true"
        viewBox="0 0 24 24"
        width={size}
        height={size}
        fill="none"
        stroke="currentColor"
        strokeWidth={weight(size)}
        strokeLinecap="round"
        strokeLinejoin="round"
        className={className}
      >
        {body && <path d={body} />}
        {curve && <path className="stroke-teal-line [.on-deep_&]:stroke-deep-line" d={curve} />}
        {accent && <path className="stroke-copper-line" d={accent} />}
        {node && (
          <circle
            className="fill-copper-line [.on-deep_&]:fill-deep-copper"
            stroke="none"
            cx={node.x}
            cy={node.y}
            r="1.7"
          />
        )}
      </svg>
      {label && <span className="sr-only">{label}</span>}
    </>
  )
}
