import { SpriteSymbol } from '@/components/sprite/sprite-symbol'
import { path, sag } from '@/lib/catenary'

const line = sag(1.6, 34.4, 2, 8)

export const sectionSag = (
  <>
    <path d={path(line)} />
    <path strokeWidth="3.2" d="M1.6 2h0M34.4 2h0" />
    <path className="stroke-copper-line" strokeWidth="4.6" d="M18 10h0" />
  </>
)

/** The small copper chain before an eyebrow. */
export const SectionSag = () => (
  <svg aria-hidden="true" viewBox="0 0 36 13" width="36" height="13" className="illustration shrink-0 stroke-current">
    <SpriteSymbol name="section-sag" />
  </svg>
)
