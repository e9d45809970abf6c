import { SpriteSymbol } from '@/components/sprite/sprite-symbol'

export const toggle = (
  <>
    <rect width="20" height="12" rx="6" className="fill-teal-wash" />
    <circle cx="14" cy="6" r="4" className="fill-teal-line" />
  </>
)

/** A switch of the dashboard, on. */
export const Toggle = () => (
  <svg aria-hidden="true" viewBox="0 0 20 12" className="w-20 shrink-0">
    <SpriteSymbol name="toggle" />
  </svg>
)
