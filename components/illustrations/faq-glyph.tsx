import { SpriteSymbol } from '@/components/sprite/sprite-symbol'
import { path, sag } from '@/lib/catenary'

export const faqGlyph = (
  <>
    <path className="stroke-teal-line" strokeWidth="1.9" d={path(sag(2, 32, 4, 13), 2)} />
    <circle className="fill-copper-line" cx="17" cy="17" r="2.8" />
  </>
)

/** A hanging chain while the answer is closed, an arch while it is open; the style sheet turns it. */
export const FaqGlyph = () => (
  <svg aria-hidden="true" viewBox="0 0 34 22" width="34" height="22" className="illustration shrink-0">
    <g className="faq-glyph">
      <SpriteSymbol name="faq-glyph" />
    </g>
  </svg>
)
