import type { ReactNode } from 'react'
import { divider } from '@/components/drawings/divider'
import { faqGlyph } from '@/components/drawings/faq-glyph'
import { sectionSag } from '@/components/drawings/section-sag'
import { doorway } from '@/components/drawings/trade-badge'
import { toggle } from '@/components/home/before-after/toggle'
import { logoMark } from '@/components/layout/logo-mark'
import { calloutMark, figureArch, quoteChain } from '@/components/mdx/article-drawings'
import { tieAcross, tieDown } from '@/components/services/quote-link'
import { controls } from '@/components/ui/icons/controls'
import { glyphShape } from '@/components/ui/icons/glyph-shape'
import { services } from '@/components/ui/icons/services'
import { things } from '@/components/ui/icons/things'
import { trades } from '@/components/ui/icons/trades'
import { type IconName, iconNames } from '@/lib/icons'
import type { ShapeName } from '@/lib/shapes'

const glyphs = { ...services, ...trades, ...things, ...controls }

const icons = Object.fromEntries(iconNames.map((name) => [name, glyphShape(glyphs[name])])) as Record<
  IconName,
  ReactNode
>

/** What each shape looks like, without the `svg` around it. */
export const shapes: Record<ShapeName, ReactNode> = {
  ...icons,
  mark: logoMark,
  'section-sag': sectionSag,
  'faq-glyph': faqGlyph,
  doorway,
  toggle,
  divider,
  'tie-across': tieAcross,
  'tie-down': tieDown,
  'callout-mark': calloutMark,
  'quote-chain': quoteChain,
  'figure-arch': figureArch,
}
